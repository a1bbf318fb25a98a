// Turns a template's pictures into the designer's own: `art:` references become assets stored on this device.
import { type AssetRef, isArtRef } from '@/schemas/imageRef';
import { imageRefsOf, withImageRefs } from '@/schemas/imageRefs';

/** Loads a picture shipped with the application. Rejects if unavailable. */
export async function loadArt(ref: string): Promise<Blob> {
  // A separate module, because few designs use template pictures.
  const { artUrl } = await import('@/schemas/templates/artUrls');
  const address = await artUrl(ref);
  if (!address) throw new Error(`no such art: ${ref}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${ref} could not be loaded: ${response.status}`);
  return response.blob();
}

/**
 * The design, or layer, with every `art:` picture stored by `putAsset` and replaced by its reference and size. Does not
 * modify the input. Rejects if a picture cannot be loaded or stored.
 */
export async function adoptArt<T>(
  document: T,
  putAsset: (picture: Blob) => Promise<AssetRef>,
  load: (ref: string) => Promise<Blob> = loadArt,
): Promise<T> {
  const adopted = new Map<string, AssetRef>();
  const sizes = new Map<unknown, number>();
  for (const art of imageRefsOf(document).filter(isArtRef)) {
    const picture = await load(art);
    const ref = await putAsset(picture);
    adopted.set(art, ref);
    sizes.set(ref, picture.size);
  }
  if (adopted.size === 0) return document;
  return JSON.parse(JSON.stringify(withImageRefs(document, adopted)), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('url' in value)) return value;
    const fileSize = sizes.get(value.url);
    return fileSize === undefined ? value : { ...value, fileSize };
  }) as T;
}
