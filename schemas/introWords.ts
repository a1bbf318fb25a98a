// Counts the words of a designer's intro: by Unicode word segmentation, and each Han character separately (spec 5;
// docs/rules/backend.md F6).
import { INTRO_UNITS_MAX, INTRO_WORDS_MAX } from './limits';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const HAN = /\p{Script=Han}/gu;

/** Number of words, counted up to one above `limit`. Do not call it with a text longer than `INTRO_UNITS_MAX`. */
export function countWords(text: string, limit = INTRO_WORDS_MAX): number {
  let count = 0;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const han = segment.match(HAN)?.length ?? 0;
    count += han > 0 ? han : isWordLike ? 1 : 0;
    if (count > limit) return limit + 1;
  }
  return count;
}

/** Whether the intro is short enough. Checks the length first, because segmenting a huge text takes seconds. */
export const isIntro = (text: string): boolean => text.length <= INTRO_UNITS_MAX && countWords(text) <= INTRO_WORDS_MAX;
