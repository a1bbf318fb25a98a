// Spaces between Han characters and Latin letters or digits, where a value is inserted into a sentence.
import type { PostProcessorModule } from 'i18next';
import { LANGUAGES } from '@/schemas/languages';

const HAN = '\\p{Script=Han}';
const LATIN = '[\\p{Script=Latin}\\p{Nd}]';
/** Last characters of a name or number: `466²`, `50%`, `20°`. */
const LAST = '[\\p{Script=Latin}\\p{Nd}\\p{No}%°]';
// Compiled once, because sentences with values are formatted for every label.
const HOLDS_HAN = new RegExp(HAN, 'u');
const BEGINS_LATIN = new RegExp(`^${LATIN}`, 'u');
const ENDS_LATIN = new RegExp(`${LAST}$`, 'u');

const BEGINS_HAN = new RegExp(`^${HAN}`, 'u');
const ENDS_HAN = new RegExp(`${HAN}$`, 'u');

/** Whether a space belongs between two adjacent texts. */
export const standApart = (left: string, right: string): boolean =>
  (ENDS_HAN.test(left) && BEGINS_LATIN.test(right)) || (ENDS_LATIN.test(left) && BEGINS_HAN.test(right));

/** Sentences as one text: no space follows a Chinese full stop, exclamation mark or question mark. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, next) => (text === '' || /[。！？]$/.test(text) ? `${text}${next}` : `${text} ${next}`), '');

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `已添加Text 2` becomes `已添加 Text 2`: adds spaces around `value` in a sentence, not inside it. */
export function spacedAround(sentence: string, value: string): string {
  if (!HOLDS_HAN.test(sentence) || !sentence.includes(value)) return sentence;
  const edges = [
    BEGINS_LATIN.test(value) ? new RegExp(`(${HAN})(?=${literally(value)})`, 'gu') : null,
    ENDS_LATIN.test(value) ? new RegExp(`(?<=${literally(value)})(?=${HAN})`, 'gu') : null,
  ];
  return edges.reduce((text, edge) => (edge ? text.replace(edge, '$& ') : text), sentence);
}

/** Whether a language's script is separated from Latin letters and digits. */
export const isSpaced = (language: string): boolean => LANGUAGES.find(({ id }) => id === language)?.spaced ?? false;

/** For i18next: values may be in either script, so sentences have no spaces around placeholders. */
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
