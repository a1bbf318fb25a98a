// Formats a constant of `schemas/limits.ts` or `src/face/seen/limits.ts` in a language, so the guide never repeats a number by hand.
import * as seenLimits from '@/face/seen/limits';
import * as schemaLimits from '@/schemas/limits';
import { GuideFault } from './inline';

const limits = { ...schemaLimits, ...seenLimits };

/** Formats a stored number in a language. */
type Unit = (value: number, language: string) => string;

const format = (options: Intl.NumberFormatOptions, divisor = 1): Unit => {
  return (value, language) => new Intl.NumberFormat(language, options).format(value / divisor);
};
/** Money is stored in hundredths. */
const money = (currency: string): Unit =>
  format({ style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: 0 }, 100);
const whole = format({ maximumFractionDigits: 0 });

/** Converts a constant's storage unit to a readable one. Words such as "seconds" belong to the surrounding text. */
const UNITS: Readonly<Record<string, Unit>> = {
  number: format({}),
  kb: (value, language) => `${whole(value / 1024, language)} KB`,
  mb: (value, language) => `${whole(value / 1024 / 1024, language)} MB`,
  seconds: format({}, 1000),
  minutes: format({}, 60_000),
  share: format({ style: 'percent' }),
  percent: format({ style: 'percent' }, 100),
  basis: format({ style: 'percent', maximumFractionDigits: 1 }, 10_000),
  usd: money('USD'),
  cny: money('CNY'),
};

function limitAt(path: string): number {
  const value = path
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], limits as unknown);
  if (typeof value !== 'number') throw new GuideFault(`No limits file has a number ${path}.`);
  return value;
}

/** `path` such as `WITHDRAWAL_DOMESTIC_FEN.min`; `language` a BCP 47 tag. Throws `GuideFault`. */
export function limitText(path: string, unit: string, language: string): string {
  const write = UNITS[unit];
  if (!write) throw new GuideFault(`The guide knows no unit ${unit}.`);
  return write(limitAt(path), language);
}
