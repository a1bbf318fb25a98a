// Counts characters as users perceive them. Long texts are rejected by length before counting (docs/rules/backend.md B4).
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** UTF-16 units per character above which a text is too long without counting. */
const UNITS_OF_ONE = 12;

/**
 * Maximum UTF-16 units of this many characters; the limit for storage and transport, where the receiver counts
 * characters.
 */
export const unitsOf = (characters: number): number => characters * UNITS_OF_ONE;

/** Whether a text has at least `min` and at most `max` characters; stops counting early. */
export function hasGraphemes(text: string, { min = 0, max }: { min?: number; max: number }): boolean {
  if (text.length > unitsOf(max)) return false;
  let count = 0;
  for (const _ of characters.segment(text)) {
    count += 1;
    if (count > max) return false;
  }
  return count >= min;
}

/** The first character of a text; empty for an empty one. */
export function firstGrapheme(text: string): string {
  for (const { segment } of characters.segment(text.slice(0, UNITS_OF_ONE * 2))) return segment;
  return '';
}

/** The first `most` characters of a text, none of them split. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0;
  for (const { index } of characters.segment(text.slice(0, unitsOf(most) + UNITS_OF_ONE))) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text.slice(0, unitsOf(most));
}

/** Number of characters of a text; null if it is far longer than `about`. */
export function countGraphemes(text: string, about: number): number | null {
  if (text.length > unitsOf(about)) return null;
  let count = 0;
  for (const _ of characters.segment(text)) count += 1;
  return count;
}
