// Money in whole minor units (cents, fen) of a currency. Text is converted digit by digit, never through floats.
import { z } from 'zod';
import type { Region } from './session';

/** Supported currencies: overseas and domestic (docs/rules/backend.md B8). */
export const currency = z.enum(['USD', 'CNY']);
export type Currency = z.output<typeof currency>;

/** The currency of an account's region (docs/rules/backend.md B8, S15). */
export const CURRENCY_OF: Readonly<Record<Region, Currency>> = { domestic: 'CNY', overseas: 'USD' };

/** Maximum amount in minor units: well above any sum here, well below the loss of precision. */
const MINOR_MAX = 1_000_000_000_000;

/** An amount: 199 of USD is $1.99. Negative for deductions. */
export const money = z.object({ minor: z.int().min(-MINOR_MAX).max(MINOR_MAX), currency });

const formatters = new Map<string, Intl.NumberFormat>();

/** The cached formatter for a language and a currency. */
function formatterOf(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const formatter = formatters.get(key);
  if (formatter) return formatter;
  const made = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formatters.set(key, made);
  return made;
}

/** Number of decimals of a currency: 2 for most, 0 for some. */
export const minorDigits = (currency: string): number =>
  formatterOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;

/** The currency's symbol in the language: ¥, $. */
export const currencySign = (currency: string, language: string): string =>
  formatterOf(currency, language)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Minor units as a plain decimal number: 1250 cents are "12.50". */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const units = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + units : `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}`;
}

/** Formats minor units in the language: "$1,250.00". Passes the digits to the formatter as text. */
export const moneyText = (minor: number, currency: string, language: string): string =>
  formatterOf(currency, language).format(amountText(minor, currency) as `${number}`);

/**
 * Minor units of a typed amount; NaN if it is invalid or has more decimals than the currency. Commas are allowed as
 * thousands separators only; elsewhere one may be meant as the decimal sign, and "4,00" must never become 400.
 */
export function readAmount(text: string, currency: string): number {
  const digits = minorDigits(currency);
  const typed = text.normalize('NFKC').replace(/\s/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed;
  const [, whole = '', rest = ''] = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole + rest === '' || rest.length > digits) return Number.NaN;
  return Number.parseInt(whole + rest.padEnd(digits, '0'), 10);
}
