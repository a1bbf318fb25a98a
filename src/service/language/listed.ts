// Joins names into a list in a language's style.
import { tagOfLanguage } from '@/schemas/languages';
import { isSpaced, standApart } from './spacing';

/** `A, B, and C`; `智能手表 450² 和 ASR 466²`: adds spaces where the conjunction meets another script. */
export function listed(names: readonly string[], language: string): string {
  const parts = new Intl.ListFormat(tagOfLanguage(language), { type: 'conjunction' }).formatToParts(names);
  const spaced = isSpaced(language);
  return parts.reduce((text, { value }) => text + (spaced && standApart(text, value) ? ' ' : '') + value, '');
}
