// Values of the Watch Face Format functions.
import type { EvaluationContext, WatchValue } from './evaluateFormula';
import { icuText } from './icuText';
import { numberFormat } from './numberFormat';

type FunctionValue = (values: readonly WatchValue[], context: EvaluationContext) => WatchValue | null;

const ofNumbers =
  (count: number, calculate: (...numbers: number[]) => number): FunctionValue =>
  (values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return values.length === count && numbers.length === count ? calculate(...numbers) : null;
  };
const ofOne = (calculate: (value: number) => number) => ofNumbers(1, (value = 0) => calculate(value));

/** Below `least` the result is `least`, even if `least` exceeds `most`. */
const clamp = (value = 0, least = 0, most = 0) => (value < least ? least : Math.min(value, most));

const hex = (channel: number) =>
  Math.round(clamp(channel, 0, 255))
    .toString(16)
    .padStart(2, '0');

const colour =
  (count: number): FunctionValue =>
  (values) => {
    const channels = values.filter((value) => typeof value === 'number');
    return values.length === count && channels.length === count ? `#${channels.map(hex).join('')}` : null;
  };

/**
 * By name. Functions not listed (locale-specific best date, complication colours) have no value on the simulated watch.
 */
export const FUNCTION_VALUES: Readonly<Record<string, FunctionValue>> = {
  round: ofOne((value) => Math.round(value) + 0),
  floor: ofOne(Math.floor),
  ceil: ofOne((value) => Math.ceil(value) + 0),
  fract: ofOne((value) => value - Math.trunc(value)),
  sin: ofOne(Math.sin),
  cos: ofOne(Math.cos),
  tan: ofOne(Math.tan),
  asin: ofOne(Math.asin),
  acos: ofOne(Math.acos),
  atan: ofOne(Math.atan),
  abs: ofOne(Math.abs),
  clamp: ofNumbers(3, clamp),
  rand: (values, { draw }) =>
    ofNumbers(2, (least = 0, most = 0) => least + (most - least) * draw())(values, { draw, source: () => null }),
  log: ofOne(Math.log),
  log2: ofOne(Math.log2),
  log10: ofOne(Math.log10),
  sqrt: ofOne(Math.sqrt),
  cbrt: ofOne(Math.cbrt),
  exp: ofOne(Math.exp),
  expm1: ofOne(Math.expm1),
  deg: ofOne((radians) => (radians * 180) / Math.PI),
  rad: ofOne((degrees) => (degrees * Math.PI) / 180),
  pow: ofNumbers(2, (base = 0, exponent = 0) => base ** exponent),
  numberFormat: ([pattern, value]) =>
    typeof pattern === 'string' && typeof value === 'number' ? numberFormat(pattern, value) : null,
  icuText: ([pattern, moment], { source }) =>
    typeof pattern === 'string' && moment === undefined ? icuText(pattern, source) : null,
  subText: ([text, from, to]) =>
    typeof text === 'string' && typeof from === 'number' && typeof to === 'number' ? text.slice(from, to) : null,
  textLength: ([text]) => (typeof text === 'string' ? text.length : null),
  colorRgb: colour(3),
  colorArgb: colour(4),
};
