// Prints a Watch Face Format formula in a canonical form.
import type { WatchFormula } from './formula';

/** Exact decimal digits of a number without an exponent, which the format does not support. */
const digits = (value: number): string => {
  const written = String(value);
  const [, whole = '', fraction = '', exponent = ''] = /^(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(written) ?? [];
  if (exponent === '') return written;
  const shift = Number(exponent);
  if (shift < 0) return `0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
  return `${whole}${fraction.padEnd(shift, '0')}`;
};

/** Nested compound formulas get parentheses, because readers of the format differ in operator precedence. */
const inner = (formula: WatchFormula): string => {
  const isCompound = formula.kind === 'unary' || formula.kind === 'binary' || formula.kind === 'ternary';
  return isCompound ? `(${printWatchFormula(formula)})` : printWatchFormula(formula);
};

/**
 * Prints the formula in the format's syntax. For a formula of at most FORMULA_DEPTH_MAX levels `parseWatchFormula`
 * returns an equal tree. A `"` inside a text, which the format cannot express, becomes a closing quotation mark.
 */
export const printWatchFormula = (formula: WatchFormula): string => {
  switch (formula.kind) {
    case 'number':
      return digits(formula.value);
    case 'string':
      return `"${formula.value.replaceAll('"', '”')}"`;
    case 'boolean':
      return String(formula.value);
    case 'color':
      return formula.value;
    case 'null':
      return 'null';
    case 'source':
      return `[${formula.name}]`;
    case 'unary':
      return `${formula.operator}${inner(formula.operand)}`;
    case 'binary':
      return `${inner(formula.left)} ${formula.operator} ${inner(formula.right)}`;
    case 'ternary':
      return `${inner(formula.test)} ? ${inner(formula.yes)} : ${inner(formula.no)}`;
    case 'call':
      return `${formula.name}(${formula.args.map(printWatchFormula).join(', ')})`;
  }
};
