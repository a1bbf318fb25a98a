// Formats amounts, times and percentages of the earnings center in the reader's language.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, moneyText } from '@/schemas/money';
import { languageRow } from '@/service/language/i18n';

export interface MoneyFormats {
  /** Minor units: "$1,250.00". */
  money(minor: number): string;
  /** The same without decimals, for an axis. */
  whole(minor: number): string;
  /** Hundredths of a percent: "4.4%". */
  percent(basisPoints: number): string;
  number(value: number): string;
  /** `2026-10` in words, with its year. */
  month(month: string): string;
  /** As short as an axis requires. */
  monthTick(month: string): string;
  /** `2026-10-31` in words, with its year; and as short as an axis requires. */
  date(day: string): string;
  dateTick(day: string): string;
  /** A day in the reader's time zone, without the year. */
  day(at: number): string;
  /** The month of a day, with its year. */
  monthOf(at: number): string;
  /** Date and time, in the reader's time zone by default. */
  moment(at: number, timeZone?: string): string;
  /** A date with the year, without the day of the week. */
  stamp(at: number): string;
}

/** For amounts of several currencies. `language`: that of the interface. */
export function formatsOf(currency: Currency, language: string): MoneyFormats {
  const { tag, dates } = languageRow(language);
  const money = (minor: number) => moneyText(minor, currency, tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(tag);
  const long = new Intl.DateTimeFormat(dates, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const short = new Intl.DateTimeFormat(dates, { timeZone: 'UTC', month: 'short' });
  const date = new Intl.DateTimeFormat(dates, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  const dateTick = new Intl.DateTimeFormat(dates, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const day = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short' });
  const monthOf = new Intl.DateTimeFormat(dates, { month: 'long', year: 'numeric' });
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const stamp = new Intl.DateTimeFormat(dates, { day: 'numeric', month: 'short', year: 'numeric', ...time });
  return {
    money,
    whole: (minor) => money(minor).replace(/[.]0+$/, ''),
    percent: (basisPoints) => percent.format(basisPoints / 10_000),
    number: (value) => number.format(value),
    month: (month) => long.format(Date.parse(`${month}-01`)),
    monthTick: (month) => short.format(Date.parse(`${month}-01`)),
    date: (text) => date.format(Date.parse(text)),
    dateTick: (text) => dateTick.format(Date.parse(text)),
    day: (at) => day.format(at),
    monthOf: (at) => monthOf.format(at),
    moment: (at, timeZone) => {
      const zone = timeZone === undefined ? {} : { timeZone };
      const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const;
      return new Intl.DateTimeFormat(dates, { ...zone, ...parts, ...time }).format(at);
    },
    stamp: (at) => stamp.format(at),
  };
}

export function useMoney(currency: Currency): MoneyFormats {
  const { i18n } = useTranslation('earnings');
  return useMemo(() => formatsOf(currency, i18n.language), [currency, i18n.language]);
}
