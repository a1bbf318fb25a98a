// Resolves references to images shipped with templates. Their list loads on first use.

/** Rejects for an unknown image. */
export async function artAddress(ref: string): Promise<string> {
  const { artUrl } = await import('@/schemas/templates/artUrls');
  const address = await artUrl(ref);
  if (!address) throw new Error(`No such art: ${ref}`);
  return address;
}
