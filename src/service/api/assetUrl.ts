// Resolves a document's asset reference to a URL for pictures and fonts. No other code does.
import { apiUrl, backendFetch, filesAreServed } from './backendPort';

/** Returns the bytes of a reference, or a URL. Rejects if it does not exist. */
export type AssetResolver = (ref: string) => Promise<Blob | string>;

const schemes = new Map<string, AssetResolver>();
const resolved = new Map<string, Promise<string>>();
const urls = new Map<string, string>();
/** Bytes behind the blob URLs; available even after their store was closed. */
const blobs = new Map<string, Blob>();
/** References whose pictures are decoded. */
const decoded = new Set<string>();
let generation = 0;

/** Registers the resolver for references that start with `prefix`, such as `asset:`. */
export function registerAssetScheme(prefix: string, resolver: AssetResolver): void {
  schemes.set(prefix, resolver);
}

registerAssetScheme('/api/files/', async (ref) => {
  if (filesAreServed()) return apiUrl(ref).href;
  const response = await backendFetch(new Request(apiUrl(ref), { credentials: 'omit' }));
  const blob = await response.blob();
  if (!response.ok || !/^(?:image|font)\//.test(blob.type)) throw new Error(`no file behind ${ref}`);
  return blob;
});

/**
 * A URL for a reference; the same one until `releaseAll`. Rejects if it cannot be resolved, and retries on the next
 * call.
 */
export function resolveAsset(ref: string): Promise<string> {
  const cached = resolved.get(ref);
  if (cached) return cached;
  const request = load(ref);
  resolved.set(ref, request);
  request.catch(() => {
    if (resolved.get(ref) === request) resolved.delete(ref);
  });
  return request;
}

/** The URL if it is already resolved. */
export function resolvedAsset(ref: string): string | undefined {
  return urls.get(ref);
}

/** Whether the picture can be painted in the next frame: it was loaded and decoded before. */
export const isDecoded = (ref: string): boolean => decoded.has(ref);

/** Loads and decodes the picture of a reference. Rejects if it is unavailable or invalid. */
export async function decodeAsset(ref: string): Promise<void> {
  const picture = new Image();
  picture.src = await resolveAsset(ref);
  await picture.decode();
  decoded.add(ref);
}

/** The bytes of a reference: those already loaded, else fetched again. Rejects if unavailable. */
export async function loadAsset(ref: string): Promise<Blob> {
  const url = blobs.get(ref) ?? (await resolverOf(ref)(ref));
  if (typeof url !== 'string') return url;
  const isOfApi = url === apiUrl(ref).href;
  const response = await (isOfApi ? backendFetch(new Request(url, { credentials: 'omit' })) : fetch(url));
  const blob = await response.blob();
  // A host may respond with an HTML page.
  if (!response.ok || blob.type.startsWith('text/')) throw new Error(`no file behind ${ref}`);
  return blob;
}

function resolverOf(ref: string): AssetResolver {
  const entry = [...schemes].find(([prefix]) => ref.startsWith(prefix));
  if (!entry) throw new Error(`no scheme for ${ref.slice(0, 20)}`);
  return entry[1];
}

async function load(ref: string): Promise<string> {
  const startedIn = generation;
  const url = await resolverOf(ref)(ref);
  // `releaseAll` ran while this was loading; do not create a URL that nothing would revoke.
  if (startedIn !== generation) throw new Error(`released while loading ${ref}`);
  const address = typeof url === 'string' ? url : URL.createObjectURL(url);
  urls.set(ref, address);
  if (typeof url !== 'string') blobs.set(ref, url);
  return address;
}

/** Revokes all blob URLs; called when a design is closed. */
export function releaseAll(): void {
  for (const address of urls.values()) if (address.startsWith('blob:')) URL.revokeObjectURL(address);
  generation += 1;
  urls.clear();
  blobs.clear();
  decoded.clear();
  resolved.clear();
}
