// Values of expressions: formatting, conversion to number and boolean, comparison and calculation.
import type { TagValue } from '../dataTag';
import type { FunctionName, Operator } from './ast';

/** A value, or null for none. */
export type Value = TagValue | null;

/** Numbers below this are compared to six decimals; a double has fewer decimals for larger ones. */
const SIX_DECIMALS_BELOW = Number.MAX_SAFE_INTEGER / 1e6;

/** Formats a value as text: numbers with at most six decimals and no trailing zeros. */
export const formatValue = (value: TagValue): string => {
  if (typeof value !== 'number') return String(value);
  const rounded = Math.abs(value) < SIX_DECIMALS_BELOW ? Math.round(value * 1e6) / 1e6 : value;
  return String(rounded === 0 ? 0 : rounded);
};

const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A value as a number: "08" is 8, true is 1; null for other text. */
export const numberOf = (value: Value): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null) return null;
  const text = value.trim();
  return NUMERIC.test(text) ? Number(text) : null;
};

/** Converts a value to a boolean: zero, "", "false" and "0" are false. */
export const truthOf = (value: Value): boolean | null => {
  if (value === null || typeof value === 'boolean') return value;
  const number = numberOf(value);
  return number === null ? value !== '' && value !== 'false' : number !== 0;
};

const numbers =
  (calculate: (left: number, right: number) => number) =>
  (left: Value, right: Value): Value => {
    const a = numberOf(left);
    const b = numberOf(right);
    if (a === null || b === null) return null;
    const result = calculate(a, b);
    return Number.isFinite(result) ? result : null;
  };

const ordered =
  (holds: (left: number, right: number) => boolean) =>
  (left: Value, right: Value): Value => {
    const a = numberOf(left);
    const b = numberOf(right);
    return a === null || b === null ? null : holds(a, b);
  };

/** Numbers compare as numbers ("08" equals 8), anything else as text. */
const same = (left: Value, right: Value): boolean | null => {
  if (left === null || right === null) return null;
  const a = numberOf(left);
  const b = numberOf(right);
  return a !== null && b !== null ? a === b : formatValue(left) === formatValue(right);
};

/**
 * Result of each operator; null if it has none. The evaluator handles `and` and `or`, because they may skip one side.
 */
export const OPERATIONS: Record<Exclude<Operator, 'and' | 'or'>, (left: Value, right: Value) => Value> = {
  '+': numbers((a, b) => a + b),
  '-': numbers((a, b) => a - b),
  '*': numbers((a, b) => a * b),
  '/': numbers((a, b) => a / b),
  '%': numbers((a, b) => a % b),
  '<': ordered((a, b) => a < b),
  '<=': ordered((a, b) => a <= b),
  '>': ordered((a, b) => a > b),
  '>=': ordered((a, b) => a >= b),
  '==': same,
  '!=': (left, right) => {
    const equal = same(left, right);
    return equal === null ? null : !equal;
  },
};

/** `clamp(value, low, high)`. */
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Result of each function; the parser has checked the number of arguments. */
export const CALCULATIONS: Record<Exclude<FunctionName, 'rand'>, (...values: number[]) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  sqrt: Math.sqrt,
  min: Math.min,
  max: Math.max,
  clamp: (value = 0, low = 0, high = 0) => clamp(value, low, high),
};
