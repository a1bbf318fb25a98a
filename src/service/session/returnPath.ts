// Return path after a sign-in redirect: always within this product, whatever the input (docs/rules/reliability.md X6).

/** The path if it stays within this origin, else Home. */
export function safeReturnPath(text: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, origin)) return '/';
  const { origin: target, pathname, search, hash } = new URL(text, origin);
  // The URL parser drops tabs and line breaks and resolves dots, so check its result.
  return target === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
