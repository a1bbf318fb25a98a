// References to images kept on this device, wherever they stand in a document.

/** `asset:` and the SHA-256 of the bytes (schemas/fields.ts, imageUrl). */
export type AssetRef = `asset:${string}`;

const PATTERN = /^asset:[0-9a-f]{64}$/;

export function isAssetRef(value: unknown): value is AssetRef {
  return typeof value === 'string' && PATTERN.test(value);
}

export const refOfSha = (sha: string): AssetRef => `asset:${sha}`;
export const shaOfRef = (ref: AssetRef): string => ref.slice('asset:'.length);

/** The asset references of a document, each once, in order of appearance. */
export function refsOf(document: unknown): AssetRef[] {
  const found = new Set<AssetRef>();
  mapRefs(document, (ref) => {
    found.add(ref);
    return ref;
  });
  return [...found];
}

/** The document with each asset reference replaced by `to(ref)`. Parts without a change keep their identity. */
export function mapRefs<T>(document: T, to: (ref: AssetRef) => string): T {
  // The shape is the same by construction: only strings are exchanged for strings.
  return replaced(document, to) as T;
}

function replaced(value: unknown, to: (ref: AssetRef) => string): unknown {
  if (isAssetRef(value)) return to(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, to));
    return items.every((item, index) => Object.is(item, value[index])) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([key, item]): [string, unknown] => [key, replaced(item, to)]);
  return changed.every(([, item], index) => Object.is(item, entries[index]?.[1])) ? value : Object.fromEntries(changed);
}
