// Resolves references to the pictures shipped with templates; the list of them comes with the first that is asked for.

/** Rejects for a picture there is not. */
export async function artAddress(ref: string): Promise<string> {
  const { artUrl } = await import('@/schemas/templates/artUrls');
  const address = await artUrl(ref);
  if (!address) throw new Error(`No such art: ${ref}`);
  return address;
}
