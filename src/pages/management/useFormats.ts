// Numbers and days as the reader's language writes them. Days are UTC days, whatever the reader's own zone is.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRow } from '@/service/language/i18n';
import type { Step } from './periods';

export interface Formats {
  number(value: number): string;
  /** Short, for the axis: 1.2K. */
  compact(value: number): string;
  /** One decimal at most. */
  average(value: number): string;
  /** A day, or the days of a period; a whole month by its name. */
  period(period: { start: string; end: string }, step: Step): string;
  /** The same in as few letters as an axis has room for. */
  tick(start: string, step: Step): string;
}

/** Whether the period is all of its month. */
function isWholeMonth(start: string, end: string): boolean {
  const next = new Date(Date.parse(end) + 86_400_000);
  return start.endsWith('-01') && next.getUTCDate() === 1;
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
  return {
    number: (value) => plain.format(value),
    compact: (value) => short.format(value),
    average: (value) => oneDecimal.format(value),
    period: ({ start, end }, step) => {
      if (step === 'month' && isWholeMonth(start, end)) return month.format(Date.parse(start));
      return start === end ? day.format(Date.parse(start)) : day.formatRange(Date.parse(start), Date.parse(end));
    },
    tick: (start, step) => (step === 'month' ? monthTick : dayTick).format(Date.parse(start)),
  };
}

export function useFormats(): Formats {
  const { i18n } = useTranslation('management');
  const { tag, dates } = languageRow(i18n.language);
  return useMemo(() => formatsOf(tag, dates), [tag, dates]);
}
