// Characters and words as people count them. Long texts are refused by their length before any is counted (backend.md B4).
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

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

/** Characters that one word may take before a text counts as too long without being looked at. */
const UNITS_OF_WORD = 60;

/** Whether a text has at most `max` words; a Han character counts as one (backend.md F6). */
export function hasWordsAtMost(text: string, max: number): boolean {
  if (text.length > max * UNITS_OF_WORD) return false;
  let count = 0;
  for (const { segment, isWordLike } of words.segment(text)) {
    if (!isWordLike) continue;
    count += /\p{Script=Han}/u.test(segment) ? [...segment].length : 1;
    if (count > max) return false;
  }
  return true;
}
