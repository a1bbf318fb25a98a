// Functions of the Watch Face Format: argument and result types, and since which version.

/** Type of a formula. `any`: known only on the watch (a user setting, a complication, a colour). */
export type WatchKind = 'integer' | 'float' | 'boolean' | 'text' | 'any';

/** What an argument has to be. */
export type ArgumentKind = 'number' | 'text' | 'any';

/** One signature of a function. */
export interface FunctionForm {
  readonly takes: readonly ArgumentKind[];
  readonly gives: WatchKind;
  readonly since: number;
}

const N = 'number';
const T = 'text';
const form = (takes: readonly ArgumentKind[], gives: WatchKind, since = 1): FunctionForm => ({ takes, gives, since });
const ofOne = [form([N], 'float')];
const ofTwo = [form([N, N], 'float')];
/** Formats a date by a pattern; version 2 added the moment as an argument, ms since the epoch. */
const dated = [form([T], 'text'), form([T, N], 'text', 2)];

/**
 * Signatures of each function. Angles are in radians. Names, counts and versions are from Google's schemas, result
 * types from the reference: only `round` returns an integer; `floor`, `ceil`, `abs` and `clamp` do not.
 */
export const WATCH_FUNCTIONS: Readonly<Record<string, readonly FunctionForm[]>> = {
  round: [form([N], 'integer')],
  floor: ofOne,
  ceil: ofOne,
  fract: ofOne,
  sin: ofOne,
  cos: ofOne,
  tan: ofOne,
  asin: ofOne,
  acos: ofOne,
  atan: ofOne,
  abs: ofOne,
  /** clamp(value, least, most). */
  clamp: [form([N, N, N], 'float')],
  /** rand(least, most). */
  rand: ofTwo,
  log: ofOne,
  log2: ofOne,
  log10: ofOne,
  sqrt: ofOne,
  cbrt: ofOne,
  exp: ofOne,
  expm1: ofOne,
  deg: ofOne,
  rad: ofOne,
  pow: ofTwo,
  /** numberFormat(pattern, value); the pattern is that of DecimalFormat. */
  numberFormat: [form([T, N], 'text')],
  icuText: dated,
  icuBestText: dated,
  /** subText(text, from, to), `to` exclusive. */
  subText: [form([T, N, N], 'text')],
  textLength: [form([T], 'integer')],
  colorRgb: [form([N, N, N], 'any', 4)],
  colorArgb: [form([N, N, N, N], 'any', 4)],
  extractColorFromColors: [form(['any', 'any', N], 'any', 4)],
  extractColorFromWeightedColors: [form(['any', 'any', 'any', N], 'any', 4)],
};

/** Signatures of the function with this name; undefined if there is none. */
export const functionForms = (name: string): readonly FunctionForm[] | undefined =>
  Object.hasOwn(WATCH_FUNCTIONS, name) ? WATCH_FUNCTIONS[name] : undefined;
