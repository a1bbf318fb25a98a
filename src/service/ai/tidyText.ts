// Cleans up a model's answer for a field: without wrapping, within the word limit, and for a name within the allowed
// letters (docs/rules/backend.md I12; spec 5).
import { firstGraphemes } from '@/schemas/graphemes';
import { AI_TEXT_WORDS_BELOW, NAME_CN_MAX } from '@/schemas/limits';
import { englishName } from '@/schemas/storeNames';
import type { TextKind } from './textRequest';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Maximum characters considered; far more than forty words. */
const LOOKED_AT = 4000;

/** The text up to the last word below the limit. */
export function underWords(text: string, below = AI_TEXT_WORDS_BELOW): string {
  let count = 0;
  for (const { index, isWordLike } of words.segment(text.slice(0, LOOKED_AT))) {
    if (!isWordLike) continue;
    count += 1;
    if (count >= below) return text.slice(0, index).trimEnd();
  }
  return text.slice(0, LOOKED_AT);
}

/** Removes fences, quotes and spaces around an answer, and invisible characters. */
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
  // Not shortened, because that would change its meaning.
  expression: (text) => text,
};

export const tidyText = (kind: TextKind, text: string): string => TIDY[kind](bare(text));
