// Makes a template's pictures the designer's own: `art:` references become assets kept on this device.
import { artUrl } from '@/schemas/templates/artUrls';
import type { AssetRef } from './assetRefs';

interface Adopted {
  ref: AssetRef;
  fileSize: number;
}

/** The `art:` references of a document, each once. */
function artRefs(document: unknown): string[] {
  return [...new Set(JSON.stringify(document).match(/(?<=")art:[\w-]+\/[\w.-]+(?=")/g) ?? [])];
}

/** Fetches a picture shipped with the application. Rejects when it cannot be had. */
export async function loadArt(ref: string): Promise<Blob> {
  const address = artUrl(ref);
  if (!address) throw new Error(`no such art: ${ref}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${ref} could not be loaded: ${response.status}`);
  return response.blob();
}

/**
 * The design, or layer, with every `art:` picture kept by `putAsset` and named by its reference, its size noted. What
 * is given stays as it is. Rejects when a picture cannot be fetched or kept.
 */
export async function adoptArt<T>(
  document: T,
  putAsset: (picture: Blob) => Promise<AssetRef>,
  load: (ref: string) => Promise<Blob> = loadArt,
): Promise<T> {
  const adopted = new Map<string, Adopted>();
  for (const ref of artRefs(document)) {
    const picture = await load(ref);
    adopted.set(ref, { ref: await putAsset(picture), fileSize: picture.size });
  }
  if (adopted.size === 0) return document;
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('url' in value)) return value;
    const art = adopted.get(String(value.url));
    return art ? { ...value, url: art.ref, fileSize: art.fileSize } : value;
  }) as T;
}
