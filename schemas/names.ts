// What a name typed by a person may hold. Stored documents are not judged by this: what was named before still opens.

/** What is wrong with a name; the sentences are `errors:field.<fault>`. */
export const NAME_FAULTS = ['brokenCharacter', 'controlCharacter', 'bidiControl', 'invisible'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** Half of a character: a surrogate without its partner. */
const BROKEN = /\p{Cs}/u;
/** Control characters, and the two separators that break a line as they do. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Embeddings, overrides and isolates turn the order of everything written after them. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/u;
/** Neither space, nor zero width, nor any other character that draws nothing. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** The first fault of a name, or null. Joiners inside emoji and words are allowed beside a visible character. */
export function nameFault(name: string): NameFault | null {
  if (BROKEN.test(name)) return 'brokenCharacter';
  if (CONTROL.test(name)) return 'controlCharacter';
  if (BIDI.test(name)) return 'bidiControl';
  return VISIBLE.test(name) ? null : 'invisible';
}
