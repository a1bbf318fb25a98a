// What a name typed by a person may hold. Stored documents are not judged by this: what was named before still opens.

/** What is wrong with a name; the sentences are `errors:field.<fault>`. */
export const NAME_FAULTS = ['brokenCharacter', 'controlCharacter', 'bidiControl', 'invisible'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** Half of a character: a surrogate without its partner. */
const BROKEN = /\p{Cs}/u;
/** Control characters, and the two separators that break a line as they do. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Control characters, line breaks and tabs apart: they draw nothing, and no SVG or XML may hold them. */
const CONTROL_IN_TEXT = /(?![\t\n\r])\p{Cc}/gu;

/** Whether a text of several lines holds control characters. */
export const holdsControls = (text: string): boolean => withoutControls(text) !== text;

/** The text without its control characters; line breaks and tabs stay. */
export const withoutControls = (text: string): string => text.replace(CONTROL_IN_TEXT, '');

/** A name from elsewhere without control characters, unless nothing else is in it. */
export const cleanName = (name: string): string => withoutControls(name).trim() || name.trim();

/** Embeddings, overrides and isolates turn the order of everything written after them. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/u;
/** Neither space, nor zero width, nor any other character that draws nothing. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Marks that draw nothing and say how what stands around them is set; joiners and the tags of flags belong to emoji and words. */
const FORMAT = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** What can stand as a name on one line, of at most `most` UTF-16 units, never cut inside a character; empty where nothing is seen. */
export function nameFrom(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(FORMAT, '')
    .replace(/\p{Cs}/gu, '')
    .trim();
  if (!VISIBLE.test(line)) return '';
  let name = '';
  for (const character of line) {
    if (name.length + character.length > most) break;
    name += character;
  }
  return name.trimEnd();
}

/** The first fault of a name, or null. Joiners inside emoji and words are allowed beside a visible character. */
export function nameFault(name: string): NameFault | null {
  if (BROKEN.test(name)) return 'brokenCharacter';
  if (CONTROL.test(name)) return 'controlCharacter';
  if (BIDI.test(name)) return 'bidiControl';
  return VISIBLE.test(name) ? null : 'invisible';
}

/** Name of an attribute of a document that is kept. */
export const ATTRIBUTE_NAME = /^[A-Za-z_][\w.:-]*$/;
