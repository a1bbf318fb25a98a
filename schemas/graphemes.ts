// Characters as people count them. Long texts are refused by their length before any is counted (backend.md B4).
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** UTF-16 units that one character may take before a text counts as too long without being looked at. */
const UNITS_OF_ONE = 12;

/** UTF-16 units that so many characters may take: the bound of what is stored and sent, where characters are counted by whoever takes it in. */
export const unitsOf = (characters: number): number => characters * UNITS_OF_ONE;

/** Whether a text has at least `min` and at most `max` characters; stops counting as soon as it is known. */
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

/** The first so many characters of a text, none of them cut. */
export function firstGraphemes(text: string, most: number): string {
  let count = 0;
  for (const { index } of characters.segment(text.slice(0, unitsOf(most) + UNITS_OF_ONE))) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text.slice(0, unitsOf(most));
}

/** How many characters a text has; null where it has far more than `about`, which nobody counts. */
export function countGraphemes(text: string, about: number): number | null {
  if (text.length > unitsOf(about)) return null;
  let count = 0;
  for (const _ of characters.segment(text)) count += 1;
  return count;
}
