// Turns an asset reference of a document into an address a picture or font can load. The only place that does.
import { apiUrl, backendFetch, filesAreServed } from './backendPort';

/** Gives the bytes of a reference, or an address where it can be loaded. Rejects if it is not there. */
export type AssetResolver = (ref: string) => Promise<Blob | string>;

const schemes = new Map<string, AssetResolver>();
const resolved = new Map<string, Promise<string>>();
const known = new Map<string, string>();
/** Bytes behind the blob addresses: still there when the store they came from is closed. */
const held = new Map<string, Blob>();
/** References whose pictures can be drawn at once. */
const decoded = new Set<string>();
let generation = 0;

/** Says who resolves references that begin with `prefix`, for example `asset:`. */
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

/** An address for a reference; the same one until `releaseAll`. Rejects for what nobody knows, and then asks anew. */
export function resolveAsset(ref: string): Promise<string> {
  const cached = resolved.get(ref);
  if (cached) return cached;
  const asked = load(ref);
  resolved.set(ref, asked);
  asked.catch(() => {
    if (resolved.get(ref) === asked) resolved.delete(ref);
  });
  return asked;
}

/** The address if it is known without waiting. */
export function resolvedAsset(ref: string): string | undefined {
  return known.get(ref);
}

/** Whether the picture can be drawn in the next frame: it was fetched and decoded before. */
export const isDecoded = (ref: string): boolean => decoded.has(ref);

/** Fetches and decodes the picture of a reference. Rejects for what cannot be had or drawn. */
export async function decodeAsset(ref: string): Promise<void> {
  const picture = new Image();
  picture.src = await resolveAsset(ref);
  await picture.decode();
  decoded.add(ref);
}

/** The bytes of a reference: those on the screen already, else asked for anew. Rejects for what cannot be had. */
export async function loadAsset(ref: string): Promise<Blob> {
  const found = held.get(ref) ?? (await resolverOf(ref)(ref));
  if (typeof found !== 'string') return found;
  const isOfApi = found === apiUrl(ref).href;
  const response = await (isOfApi ? backendFetch(new Request(found, { credentials: 'omit' })) : fetch(found));
  const blob = await response.blob();
  // A host may answer with a page of its own.
  if (!response.ok || blob.type.startsWith('text/')) throw new Error(`no file behind ${ref}`);
  return blob;
}

function resolverOf(ref: string): AssetResolver {
  const entry = [...schemes].find(([prefix]) => ref.startsWith(prefix));
  if (!entry) throw new Error(`no scheme for ${ref.slice(0, 20)}`);
  return entry[1];
}

async function load(ref: string): Promise<string> {
  const asked = generation;
  const found = await resolverOf(ref)(ref);
  // Asked for before everything was let go: nobody will release it any more.
  if (asked !== generation) throw new Error(`released while loading ${ref}`);
  const address = typeof found === 'string' ? found : URL.createObjectURL(found);
  known.set(ref, address);
  if (typeof found !== 'string') held.set(ref, found);
  return address;
}

/** Frees every blob address; called when a design is closed. */
export function releaseAll(): void {
  for (const address of known.values()) if (address.startsWith('blob:')) URL.revokeObjectURL(address);
  generation += 1;
  known.clear();
  held.clear();
  decoded.clear();
  resolved.clear();
}
