// Formats numbers and days in the user's language. Days are UTC days in every time zone.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRow } from '@/service/language/i18n';
import type { Step } from './periods';

export interface Formats {
  number(value: number): string;
  /** Short, for the axis: 1.2K. */
  compact(value: number): string;
  /** At most one decimal. */
  average(value: number): string;
  /** A day, or the days of a period; a whole month by its name. */
  period(period: { start: string; end: string }, step: Step): string;
  /** The same, as short as an axis requires. */
  tick(start: string, step: Step): string;
}

/** Whether the period is a whole month. */
function isWholeMonth(start: string, end: string): boolean {
  const next = new Date(Date.parse(end) + 86_400_000);
  return start.endsWith('-01') && next.getUTCDate() === 1;
}

/**
 * A range of two formatted days. Uses the short form of Intl ("1 – 30 Oct 2026"). In Chinese that would be numbers with
 * slashes, so the days are joined instead, without the second year if it is the same.
 */
function daysText(day: Intl.DateTimeFormat, noYear: Intl.DateTimeFormat, start: number, end: number): string {
  const last = day.format(end);
  const together = day.formatRange(start, end);
  if (together.endsWith(last)) return together;
  const isSameYear = new Date(start).getUTCFullYear() === new Date(end).getUTCFullYear();
  const short = noYear.format(end);
  return `${day.format(start)} – ${isSameYear && last.endsWith(short) ? short : last}`;
}

function formatsOf(tag: string, dates: string): Formats {
  const utc = { timeZone: 'UTC' } as const;
  const plain = new Intl.NumberFormat(tag);
  const short = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  const oneDecimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(dates, { ...utc, day: 'numeric', month: 'short', year: 'numeric' });
  const month = new Intl.DateTimeFormat(dates, { ...utc, month: 'long', year: 'numeric' });
  const dayTick = new Intl.DateTimeFormat(dates, { ...utc, day: 'numeric', month: 'short' });
  const monthTick = new Intl.DateTimeFormat(dates, { ...utc, month: 'short' });
  const range = (start: string, end: string) => daysText(day, dayTick, Date.parse(start), Date.parse(end));
  return {
    number: (value) => plain.format(value),
    compact: (value) => short.format(value),
    average: (value) => oneDecimal.format(value),
    period: ({ start, end }, step) => {
      if (step === 'month' && isWholeMonth(start, end)) return month.format(Date.parse(start));
      return start === end ? day.format(Date.parse(start)) : range(start, end);
    },
    tick: (start, step) => (step === 'month' ? monthTick : dayTick).format(Date.parse(start)),
  };
}

export function useFormats(): Formats {
  const { i18n } = useTranslation('management');
  const { tag, dates } = languageRow(i18n.language);
  return useMemo(() => formatsOf(tag, dates), [tag, dates]);
}
