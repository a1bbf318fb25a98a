// Money as it is stored and typed: whole minor units (cents, fen) and text, turned into each other digit by digit, never through floats.

/** Digits behind the point in a currency: 2 for most, 0 for some. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The currency's sign as people of the language know it: ¥, $, US$. */
export const currencySign = (currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Minor units as a plain number: 1250 cents are "12.50". */
export function amountText(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  const sign = minor < 0 ? '-' : '';
  const units = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + units : `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}`;
}

/** The same with the currency's sign before it: "$12.50". */
export const moneyText = (minor: number, currency: string, language: string): string =>
  `${currencySign(currency, language)}${amountText(minor, currency)}`;

/** Minor units of a typed amount; NaN for what is none, or has more decimals than the currency. Commas may part thousands. */
export function readAmount(text: string, currency: string): number {
  const digits = minorDigits(currency);
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '');
  const [, whole = '', rest = ''] = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole + rest === '' || rest.length > digits) return Number.NaN;
  return Number.parseInt(whole + rest.padEnd(digits, '0'), 10);
}
