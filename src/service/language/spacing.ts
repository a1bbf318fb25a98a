// The space between Han characters and Latin letters or digits, where a value put into a sentence meets its words.
import type { PostProcessorModule } from 'i18next';
import { LANGUAGES } from '@/schemas/languages';

const HAN = '\\p{Script=Han}';
const LATIN = '[\\p{Script=Latin}\\p{Nd}]';
/** What a name or a number ends in: `466²`, `50%`, `20°`. */
const LAST = '[\\p{Script=Latin}\\p{Nd}\\p{No}%°]';
// Made once: a sentence with values is put together for every label that is drawn.
const HOLDS_HAN = new RegExp(HAN, 'u');
const BEGINS_LATIN = new RegExp(`^${LATIN}`, 'u');
const ENDS_LATIN = new RegExp(`${LAST}$`, 'u');

const BEGINS_HAN = new RegExp(`^${HAN}`, 'u');
const ENDS_HAN = new RegExp(`${HAN}$`, 'u');

/** Whether a space belongs between two texts that follow each other. */
export const standApart = (left: string, right: string): boolean =>
  (ENDS_HAN.test(left) && BEGINS_LATIN.test(right)) || (ENDS_LATIN.test(left) && BEGINS_HAN.test(right));

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `已添加Text 2` becomes `已添加 Text 2`: spaces around `value` in a sentence, nothing inside it. */
export function spacedAround(sentence: string, value: string): string {
  if (!HOLDS_HAN.test(sentence) || !sentence.includes(value)) return sentence;
  const edges = [
    BEGINS_LATIN.test(value) ? new RegExp(`(${HAN})(?=${literally(value)})`, 'gu') : null,
    ENDS_LATIN.test(value) ? new RegExp(`(?<=${literally(value)})(?=${HAN})`, 'gu') : null,
  ];
  return edges.reduce((text, edge) => (edge ? text.replace(edge, '$& ') : text), sentence);
}

/** Whether a language's script stands apart from Latin letters and digits. */
export const isSpaced = (language: string): boolean => LANGUAGES.find(({ id }) => id === language)?.spaced ?? false;

/** For i18next: names may be in either script, so their sentences stand without a space around them. */
export const spacing: PostProcessorModule = {
  type: 'postProcessor',
  name: 'spacing',
  process: (sentence: string, _key, options: Readonly<Record<string, unknown>>, { language }: { language: string }) =>
    isSpaced(String(options.lng ?? language))
      ? Object.values(options).reduce<string>(
          (text, value) => (typeof value === 'string' && value !== '' ? spacedAround(text, value) : text),
          sentence,
        )
      : sentence,
};
