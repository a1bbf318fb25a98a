// Message for a text that is too long for the AI.
import type { TFunction } from 'i18next';
import { countGraphemes } from '@/schemas/graphemes';

/** A far too long text is not counted, but shown as more than the limit. */
export const tooLongText = (t: TFunction<'ai'>, words: string, max: number): string =>
  t('ai:pictures.tooLong', { max, typed: countGraphemes(words, max) ?? `>${max}` });
