// What a model said, as it may stand in a field: without wrapping, within its words, and for a name within its letters (docs/rules/backend.md I12; spec 5).
import { firstGraphemes } from '@/schemas/graphemes';
import { AI_TEXT_WORDS_BELOW, NAME_CN_MAX } from '@/schemas/limits';
import { englishName } from '@/schemas/storeNames';
import type { TextKind } from './textAsked';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Characters that are looked at: far more than forty words. */
const LOOKED_AT = 4000;

/** The text up to the last word below the limit, cut at a word's end. */
export function underWords(text: string, below = AI_TEXT_WORDS_BELOW): string {
  let count = 0;
  for (const { index, isWordLike } of words.segment(text.slice(0, LOOKED_AT))) {
    if (!isWordLike) continue;
    count += 1;
    if (count >= below) return text.slice(0, index).trimEnd();
  }
  return text.slice(0, LOOKED_AT);
}

/** Without the fences, quotes and spaces that models put around an answer, and without unseen characters. */
const bare = (text: string): string =>
  text
    .replace(/^\s*```\w*\n?|```\s*$/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/^["'“”‘’`「《]+|["'“”‘’`」》]+$/g, '')
    .trim();

const TIDY: Readonly<Record<TextKind, (text: string) => string>> = {
  nameEn: (text) => englishName(underWords(text)),
  nameCn: (text) => firstGraphemes(underWords(text), NAME_CN_MAX).trim(),
  descriptionEn: (text) => underWords(text),
  descriptionCn: (text) => underWords(text),
  // Cut at a word it would be another one.
  expression: (text) => text,
};

export const tidyText = (kind: TextKind, text: string): string => TIDY[kind](bare(text));
