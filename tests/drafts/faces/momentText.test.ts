// A day is written the same way wherever it stands.
import { expect, it } from 'vitest';
import { momentText } from '@/drafts/faces/momentText';
import { LANGUAGES } from '@/schemas/languages';

/** Noon of 20 November, years before now, so that the year is written. */
const AT = Date.UTC(2020, 10, 20, 12);

it.each(LANGUAGES)('in $name the moments of a face begin with their day as charts write it', ({ dates }) => {
  const day = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short', year: 'numeric' }).format(AT);
  expect(momentText(AT, dates).startsWith(day)).toBe(true);
});

it('days of English stand before their month', () => {
  const english = LANGUAGES.find(({ id }) => id === 'en');
  expect(momentText(AT, english?.dates ?? '')).toMatch(/^20 Nov 2020, \d\d:00$/);
});
