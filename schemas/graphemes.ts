// Characters as people count them. Long texts are refused by their length before any is counted (backend.md B4).
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** UTF-16 units that one character may take before a text counts as too long without being looked at. */
const UNITS_OF_ONE = 12;

/** Whether a text has at least `min` and at most `max` characters; stops counting as soon as it is known. */
export function hasGraphemes(text: string, { min = 0, max }: { min?: number; max: number }): boolean {
  if (text.length > max * UNITS_OF_ONE) return false;
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

/** The first `max` characters of a text. */
export function cutGraphemes(text: string, max: number): string {
  const bounded = text.slice(0, max * UNITS_OF_ONE);
  let cut = '';
  let count = 0;
  for (const { segment } of characters.segment(bounded)) {
    count += 1;
    if (count > max) break;
    cut += segment;
  }
  return cut;
}

/** How many characters a text has; null where it has far more than `about`, which nobody counts. */
export function countGraphemes(text: string, about: number): number | null {
  if (text.length > about * UNITS_OF_ONE) return null;
  let count = 0;
  for (const _ of characters.segment(text)) count += 1;
  return count;
}
