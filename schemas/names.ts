// Validation of typed names. Not applied to stored documents, so that existing names still open.

/** Problems of a name; the sentences are `errors:field.<fault>`. */
export const NAME_FAULTS = ['brokenCharacter', 'controlCharacter', 'bidiControl', 'invisible'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** A lone surrogate. */
const BROKEN = /\p{Cs}/u;
/** Control characters, and the two Unicode line separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Control characters except line breaks and tabs: invisible, and forbidden in SVG and XML. */
const CONTROL_IN_TEXT = /(?![\t\n\r])\p{Cc}/gu;

/** Whether a multi-line text contains control characters. */
export const holdsControls = (text: string): boolean => withoutControls(text) !== text;

/** The text without control characters; keeps line breaks and tabs. */
export const withoutControls = (text: string): string => text.replace(CONTROL_IN_TEXT, '');

/** An external name without control characters, unless nothing else is left. */
export const cleanName = (name: string): string => withoutControls(name).trim() || name.trim();

/** Embeddings, overrides and isolates reorder the text after them. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/u;
/** A visible character: not white space, zero-width, or otherwise ignorable. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Invisible format characters; except joiners and flag tags, which belong to emoji and words. */
const FORMAT = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** A single-line name of at most `most` UTF-16 units, never split inside a character; empty if nothing is visible. */
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

/** The first problem of a name, or null. Joiners in emoji and words are allowed next to a visible character. */
export function nameFault(name: string): NameFault | null {
  if (BROKEN.test(name)) return 'brokenCharacter';
  if (CONTROL.test(name)) return 'controlCharacter';
  if (BIDI.test(name)) return 'bidiControl';
  return VISIBLE.test(name) ? null : 'invisible';
}

/** Attribute name of a preserved document. */
export const ATTRIBUTE_NAME = /^[A-Za-z_][\w.:-]*$/;
