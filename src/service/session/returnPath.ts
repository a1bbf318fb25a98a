// Where a sign-in that left the page comes back to: a place of this product, whatever the text says (docs/rules/reliability.md X6).

/** The path if it stays within this origin, else Home. */
export function safeReturnPath(text: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, origin)) return '/';
  const { origin: found, pathname, search, hash } = new URL(text, origin);
  // The parser drops tabs and line breaks, and reads dots: what is left counts.
  return found === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
