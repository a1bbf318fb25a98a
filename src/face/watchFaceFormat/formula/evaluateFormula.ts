// Evaluates a Watch Face Format formula by the format's rules, as far as its reference defines them.
import type { WatchFormula, WatchOperator } from './formula';
import { FUNCTION_VALUES } from './functionValues';

/** A value of the format; true and false are 1 and 0. */
export type WatchValue = number | string;

/** The value of a source by name; null if the watch has none. */
export type ReadSource = (name: string) => WatchValue | null;

export interface EvaluationContext {
  readonly source: ReadSource;
  /** Returns a number in [0, 1) for `rand`. */
  readonly draw: () => number;
}

const truth = (value: WatchValue): boolean => (typeof value === 'number' ? value !== 0 : value !== '');
const bit = (holds: boolean): WatchValue => (holds ? 1 : 0);

const numbers =
  (calculate: (left: number, right: number) => number) =>
  (left: WatchValue, right: WatchValue): WatchValue | null => {
    if (typeof left !== 'number' || typeof right !== 'number') return null;
    const result = calculate(left, right);
    return Number.isFinite(result) ? result : null;
  };

type Operation = (left: WatchValue, right: WatchValue) => WatchValue | null;

/** No document says whether two integers divide as integers; Google's own example (`5/90`) expects a fraction. */
const OPERATIONS: Record<Exclude<WatchOperator, '&&' | '||' | '==' | '!='>, Operation> = {
  '+': numbers((a, b) => a + b),
  '-': numbers((a, b) => a - b),
  '*': numbers((a, b) => a * b),
  '/': numbers((a, b) => a / b),
  '%': numbers((a, b) => a % b),
  '&': numbers((a, b) => Math.trunc(a) & Math.trunc(b)),
  '|': numbers((a, b) => Math.trunc(a) | Math.trunc(b)),
  '<': numbers((a, b) => Number(a < b)),
  '<=': numbers((a, b) => Number(a <= b)),
  '>': numbers((a, b) => Number(a > b)),
  '>=': numbers((a, b) => Number(a >= b)),
};

const ofBinary = (formula: Extract<WatchFormula, { kind: 'binary' }>, context: EvaluationContext) => {
  const { operator } = formula;
  const left = worth(formula.left, context);
  if (operator === '&&' || operator === '||') {
    if (left === null) return null;
    if (truth(left) === (operator === '||')) return bit(truth(left));
    const right = worth(formula.right, context);
    return right === null ? null : bit(truth(right));
  }
  const right = worth(formula.right, context);
  const isAboutNull = formula.left.kind === 'null' || formula.right.kind === 'null';
  if (!isAboutNull && (left === null || right === null)) return null;
  if (operator === '==') return bit(left === right);
  if (operator === '!=') return bit(left !== right);
  return left === null || right === null ? null : OPERATIONS[operator](left, right);
};

const ofUnary = ({ operator, operand }: Extract<WatchFormula, { kind: 'unary' }>, context: EvaluationContext) => {
  const value = worth(operand, context);
  if (value === null) return null;
  if (operator === '!') return bit(!truth(value));
  if (typeof value !== 'number') return null;
  if (operator === '~') return ~Math.trunc(value);
  return operator === '-' ? -value : value;
};

const ofCall = ({ name, args }: Extract<WatchFormula, { kind: 'call' }>, context: EvaluationContext) => {
  const values: WatchValue[] = [];
  for (const argument of args) {
    const value = worth(argument, context);
    if (value === null) return null;
    values.push(value);
  }
  const result = Object.hasOwn(FUNCTION_VALUES, name) ? FUNCTION_VALUES[name]?.(values, context) : null;
  return result === undefined || (typeof result === 'number' && !Number.isFinite(result)) ? null : result;
};

const worth = (formula: WatchFormula, context: EvaluationContext): WatchValue | null => {
  switch (formula.kind) {
    case 'number':
    case 'string':
    case 'color':
      return formula.value;
    case 'boolean':
      return bit(formula.value);
    case 'null':
      return null;
    case 'source':
      return context.source(formula.name);
    case 'unary':
      return ofUnary(formula, context);
    case 'binary':
      return ofBinary(formula, context);
    case 'ternary': {
      const test = worth(formula.test, context);
      return test === null ? null : worth(truth(test) ? formula.yes : formula.no, context);
    }
    case 'call':
      return ofCall(formula, context);
  }
};

/**
 * Value of a formula; null if a required source has none or a calculation has no result (division by zero). `draw`
 * supplies the numbers of `rand`, in [0, 1).
 */
export const evaluateWatchFormula = (
  tree: WatchFormula,
  source: ReadSource,
  draw: () => number = () => 0.5,
): WatchValue | null => worth(tree, { source, draw });
