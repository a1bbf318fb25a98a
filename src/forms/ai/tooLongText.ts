// What is said of words that are too long for the AI.
import type { TFunction } from 'i18next';
import { countGraphemes } from '@/schemas/graphemes';

/** Far too long a text is not counted: it is told as more than what is allowed. */
export const tooLongText = (t: TFunction<'ai'>, words: string, max: number): string =>
  t('ai:pictures.tooLong', { max, typed: countGraphemes(words, max) ?? `>${max}` });
