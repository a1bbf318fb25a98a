// The pictures a design names, wherever they stand in it: on this device, on the server, or shipped with a template.
import type { Design } from '@/schemas/design';

/** The references of schemas/fields.ts, imageUrl. */
const REF = /^(?:asset:[0-9a-f]{64}|\/api\/files\/[\w.-]+|art:[\w-]+\/[\w.-]+)$/;

/** Fields in which such words are only words. */
const WORDS = new Set(['label', 'text', 'dialName', 'dialNameCn']);

/** The references of a design, each once, in order of appearance; those of layers this version does not know, too. */
export function imageRefsOf(design: Design): string[] {
  const found = new Set<string>();
  replaced(design, '', (ref) => {
    found.add(ref);
    return ref;
  });
  return [...found];
}

/** The design with its references exchanged as `refs` says; others stay. */
export function withImageRefs(design: Design, refs: ReadonlyMap<string, string>): Design {
  // The shape is the same by construction: only strings are exchanged for strings.
  return replaced(design, '', (ref) => refs.get(ref) ?? ref) as Design;
}

/** Recursive: a design was read within JSON_DEPTH_MAX levels. */
function replaced(value: unknown, key: string, to: (ref: string) => string): unknown {
  if (typeof value === 'string') return REF.test(value) && !WORDS.has(key) ? to(value) : value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, key, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, name, to)]));
}
