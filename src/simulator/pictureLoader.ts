// Loads pictures as data URLs for drawings of a face.
import { toBase64 } from '@/bytes/base64';
import { loadAsset } from '@/service/api/assetUrl';

/** A file as a data URL. */
export async function dataUrlOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return `data:${file.type || 'application/octet-stream'};base64,${toBase64(bytes)}`;
}

/** Loads pictures by reference. A picture that fails is left out, as on the canvas, and retried next time. */
export type LoadPictures = (refs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Caches the pictures of the previous drawing; the content of a reference never changes. */
export function createPictureLoader(): LoadPictures {
  let cache: ReadonlyMap<string, Promise<string>> = new Map();
  return async (refs) => {
    const requests = new Map(refs.map((ref) => [ref, cache.get(ref) ?? loadAsset(ref).then(dataUrlOf)] as const));
    cache = requests;
    const loaded = await Promise.allSettled([...requests].map(async ([ref, data]) => [ref, await data] as const));
    const pictures = new Map(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    if (cache === requests) cache = new Map([...requests].filter(([ref]) => pictures.has(ref)));
    return pictures;
  };
}
