// Parses a Watch Face Format formula. Length and depth are bounded; never throws; reports the position of the first
// error.
import {
  FORMULA_MAX,
  isTooDeep,
  UNARY_OPERATORS,
  type UnaryOperator,
  WATCH_OPERATORS,
  type WatchFormula,
  type WatchOperator,
} from './formula';
import { type FormulaToken, tokensOf } from './tokensOf';

/** Syntax errors of a formula. */
export type FormulaSyntaxKey =
  | 'tooLong'
  | 'tooDeep'
  | 'strange'
  | 'missingValue'
  | 'missingOperator'
  | 'missingSign'
  | 'unknownWord';

/** `at` and `length` in UTF-16 units of the source; `found` the actual text, `wanted` the expected sign. */
export interface FormulaSyntaxFault {
  readonly key: FormulaSyntaxKey;
  readonly at: number;
  readonly length: number;
  readonly params: Readonly<Record<string, string | number>>;
}

export type WatchFormulaResult =
  | { readonly ok: true; readonly tree: WatchFormula }
  | { readonly ok: false; readonly fault: FormulaSyntaxFault };

/** Maximum nesting of operators, brackets and branches. Each level of a printed tree opens at most two. */
const NESTING_MAX = 450;

class FormulaStop extends Error {
  constructor(readonly fault: FormulaSyntaxFault) {
    super(fault.key);
  }
}

const LEVEL_OF = new Map<string, number>(
  WATCH_OPERATORS.flatMap((operators, level) => operators.map((operator): [string, number] => [operator, level])),
);
const isOperator = (text: string): text is WatchOperator => LEVEL_OF.has(text);
const isUnary = (text: string): text is UnaryOperator => (UNARY_OPERATORS as readonly string[]).includes(text);

const reader = (tokens: readonly FormulaToken[], end: number) => {
  const END: FormulaToken = { kind: 'end', text: '', at: end };
  let index = 0;
  let nesting = 0;
  const peek = (): FormulaToken => tokens[index] ?? END;
  const stop = (key: FormulaSyntaxKey, params: FormulaSyntaxFault['params'] = {}): FormulaStop => {
    const { text, at } = peek();
    return new FormulaStop({ key, at, length: text.length, params: { found: text, ...params } });
  };
  const isSign = (text: string) => peek().kind === 'sign' && peek().text === text;
  const take = (text: string): boolean => {
    if (!isSign(text)) return false;
    index += 1;
    return true;
  };
  const expect = (wanted: string) => {
    if (!take(wanted)) throw stop('missingSign', { wanted });
  };
  const nested = <T>(read: () => T): T => {
    nesting += 1;
    if (nesting > NESTING_MAX) throw stop('tooDeep');
    const value = read();
    nesting -= 1;
    return value;
  };

  const whole = (): WatchFormula => {
    const test = binaryFrom(0);
    if (!take('?')) return test;
    return nested(() => {
      const yes = whole();
      expect(':');
      return { kind: 'ternary', test, yes, no: whole() };
    });
  };

  const binaryFrom = (lowest: number): WatchFormula => {
    let left = unary();
    for (;;) {
      const operator = peek().kind === 'sign' ? peek().text : '';
      if (!isOperator(operator)) return left;
      const level = LEVEL_OF.get(operator) ?? 0;
      if (level < lowest) return left;
      index += 1;
      left = { kind: 'binary', operator, left, right: nested(() => binaryFrom(level + 1)) };
    }
  };

  const unary = (): WatchFormula => {
    const { kind, text } = peek();
    if (kind !== 'sign' || !isUnary(text)) return atom();
    index += 1;
    return nested(() => ({ kind: 'unary', operator: text, operand: unary() }));
  };

  const atom = (): WatchFormula => {
    if (take('(')) {
      return nested(() => {
        const inside = whole();
        expect(')');
        return inside;
      });
    }
    const { kind, text } = peek();
    const literal = LITERALS[kind]?.(text);
    if (!literal) throw stop(kind === 'strange' ? 'strange' : 'missingValue');
    index += 1;
    if (literal !== 'word') return literal;
    if (take('(')) return { kind: 'call', name: text, args: nested(args) };
    const constant = CONSTANTS.get(text.toLowerCase());
    if (constant) return constant;
    index -= 1;
    throw stop('unknownWord');
  };

  const args = (): WatchFormula[] => {
    const formulas: WatchFormula[] = [];
    if (take(')')) return formulas;
    do formulas.push(whole());
    while (take(','));
    expect(')');
    return formulas;
  };

  return (): WatchFormula => {
    const tree = whole();
    if (peek().kind !== 'end') throw stop(peek().kind === 'strange' ? 'strange' : 'missingOperator');
    if (isTooDeep(tree)) throw stop('tooDeep');
    return tree;
  };
};

const CONSTANTS: ReadonlyMap<string, WatchFormula> = new Map<string, WatchFormula>([
  ['true', { kind: 'boolean', value: true }],
  ['false', { kind: 'boolean', value: false }],
  ['null', { kind: 'null' }],
]);

const LITERALS: Partial<Record<FormulaToken['kind'], (text: string) => WatchFormula | 'word' | null>> = {
  number: (text) => (Number.isFinite(Number(text)) ? { kind: 'number', value: Number(text) } : null),
  string: (text) => ({ kind: 'string', value: text.slice(1, -1) }),
  color: (text) => ({ kind: 'color', value: text.replace(/\s+/g, ' ') }),
  source: (text) => ({ kind: 'source', name: text.slice(1, -1).trim() }),
  word: () => 'word',
};

/** Parses a formula of the format; returns a tree of at most FORMULA_DEPTH_MAX levels, or the first error. */
export const parseWatchFormula = (source: string): WatchFormulaResult => {
  if (source.length > FORMULA_MAX) {
    const length = source.length - FORMULA_MAX;
    return { ok: false, fault: { key: 'tooLong', at: FORMULA_MAX, length, params: { limit: FORMULA_MAX } } };
  }
  try {
    return { ok: true, tree: reader(tokensOf(source), source.length)() };
  } catch (error) {
    if (error instanceof FormulaStop) return { ok: false, fault: error.fault };
    throw error;
  }
};
