// Template placeholders as printed by `String.format`: %s, %d and %f with flags, width and precision.
import type { DrawnValue } from './drawing';

/** `%%`, or index, flags, width, precision and kind of a value. */
const FORM = /%(?:(%)|(?:(\d+)\$)?([-+ 0,]*)(\d{1,3})?(?:\.(\d{1,2}))?([sSdf]))/g;
/** Default decimals of %f. */
const USUAL_PLACES = 6;
/** Maximum precision of numbers in text. */
const FEW_DECIMALS = 1e6;

/** A value as text: whole numbers without a point, others with at most six decimals; empty without a value. */
export function plainWords(value: DrawnValue): string {
  return typeof value === 'number' ? String(Math.round(value * FEW_DECIMALS) / FEW_DECIMALS) : (value ?? '');
}

interface Form {
  flags: string;
  width: number;
  precision: number | null;
}

/** Rounds half away from zero, based on the number's decimal digits. */
function fixed(value: number, places: number): string {
  const [digits = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return (Number.isSafeInteger(scaled) ? Number(`${scaled}e-${places}`) : Math.abs(value)).toFixed(places);
}

function inWidth(text: string, { flags, width }: Form): string {
  return flags.includes('-') ? text.padEnd(width) : text.padStart(width);
}

function printedNumber(value: number, kind: 'd' | 'f', form: Form): string {
  const { flags, width, precision } = form;
  const whole = kind === 'd' ? Math.trunc(value) : value;
  const digits = kind === 'd' ? fixed(whole, 0) : fixed(whole, precision ?? USUAL_PLACES);
  const grouped = flags.includes(',') ? digits.replace(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ',') : digits;
  const plus = flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  const sign = whole < 0 ? '-' : plus;
  const isPadded = flags.includes('0') && !flags.includes('-');
  return inWidth(sign + (isPadded ? grouped.padStart(width - sign.length, '0') : grouped), form);
}

function printed(value: DrawnValue, kind: string, form: Form): string {
  if (value === null || value === '') return '';
  if (kind === 'd' || kind === 'f') {
    const number = Number(value);
    // Non-numeric values are printed unchanged.
    return Number.isFinite(number) ? printedNumber(number, kind, form) : inWidth(String(value), form);
  }
  const words = plainWords(value);
  const cased = kind === 'S' ? words.toUpperCase() : words;
  return inWidth(form.precision === null ? cased : [...cased].slice(0, form.precision).join(''), form);
}

/** A template with its placeholders replaced by values, in sequence or by index. */
export function filled(template: string, values: readonly DrawnValue[]): string {
  let next = 0;
  return template.replace(FORM, (...parts: (string | undefined)[]) => {
    const [, percent, place, flags = '', width = '0', precision, kind = 's'] = parts;
    if (percent) return '%';
    const index = place === undefined ? next++ : Number(place) - 1;
    const form = { flags, width: Number(width), precision: precision === undefined ? null : Number(precision) };
    return printed(values[index] ?? null, kind, form);
  });
}
