// A date is written the same way everywhere.
import { expect, it } from 'vitest';
import { LANGUAGES } from '@/schemas/languages';
import { momentText } from '@/service/language/momentText';

/** Noon of November 20, years ago, so that the year is written. */
const AT = Date.UTC(2020, 10, 20, 12);

it.each(LANGUAGES)('in $name the times of a face begin with the date as charts write it', ({ dates }) => {
  const day = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short', year: 'numeric' }).format(AT);
  expect(momentText(AT, dates).startsWith(day)).toBe(true);
});

it('English dates have the day before the month', () => {
  const english = LANGUAGES.find(({ id }) => id === 'en');
  expect(momentText(AT, english?.dates ?? '')).toMatch(/^20 Nov 2020, \d\d:00$/);
});
