// Names one after the other, as a language joins them.
import { tagOfLanguage } from '@/schemas/languages';
import { isSpaced, standApart } from './spacing';

/** `A, B, and C`; `智能手表 450² 和 ASR 466²`: spaces where a joining word meets a name in another script. */
export function listed(names: readonly string[], language: string): string {
  const parts = new Intl.ListFormat(tagOfLanguage(language), { type: 'conjunction' }).formatToParts(names);
  const spaced = isSpaced(language);
  return parts.reduce((text, { value }) => text + (spaced && standApart(text, value) ? ' ' : '') + value, '');
}
