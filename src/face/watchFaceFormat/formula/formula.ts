// Syntax tree of a Watch Face Format formula, as used in `expression` and `value` attributes and in `Expression`.

/** Binary operators by precedence; the first group binds least tightly. */
export const WATCH_OPERATORS = [
  ['||'],
  ['&&'],
  ['|'],
  ['&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type WatchOperator = (typeof WATCH_OPERATORS)[number][number];

export const UNARY_OPERATORS = ['-', '+', '!', '~'] as const;

export type UnaryOperator = (typeof UNARY_OPERATORS)[number];

export type WatchFormula =
  /** Finite and not negative. */
  | { readonly kind: 'number'; readonly value: number }
  /** The format cannot escape `"` inside a text. */
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `#rrggbb`, `#aarrggbb`, or several separated by spaces. */
  | { readonly kind: 'color'; readonly value: string }
  | { readonly kind: 'null' }
  /** `[NAME]`. */
  | { readonly kind: 'source'; readonly name: string }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: WatchFormula }
  | {
      readonly kind: 'binary';
      readonly operator: WatchOperator;
      readonly left: WatchFormula;
      readonly right: WatchFormula;
    }
  | { readonly kind: 'ternary'; readonly test: WatchFormula; readonly yes: WatchFormula; readonly no: WatchFormula }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly WatchFormula[] };

/** Maximum length of a formula, UTF-16 units: a hundred times the limit of our own expressions. */
export const FORMULA_MAX = 100_000;
/** Maximum depth of a tree, which every consumer can handle. */
export const FORMULA_DEPTH_MAX = 200;

/** The formulas right below. */
export const partsOf = (formula: WatchFormula): readonly WatchFormula[] => {
  switch (formula.kind) {
    case 'unary':
      return [formula.operand];
    case 'binary':
      return [formula.left, formula.right];
    case 'ternary':
      return [formula.test, formula.yes, formula.no];
    case 'call':
      return formula.args;
    default:
      return [];
  }
};

/** Calls `see` with the formula and all its descendants. Does not recurse, so deep trees are safe. */
export const visitFormula = (formula: WatchFormula, see: (formula: WatchFormula) => void): void => {
  const waiting = [formula];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    see(next);
    waiting.push(...[...partsOf(next)].reverse());
  }
};

/** Distinct names of the sources in a formula. */
export const sourcesIn = (formula: WatchFormula): string[] => {
  const names = new Set<string>();
  visitFormula(formula, (part) => {
    if (part.kind === 'source') names.add(part.name);
  });
  return [...names];
};

/** Whether it has more than FORMULA_DEPTH_MAX levels. */
export const isTooDeep = (formula: WatchFormula): boolean => {
  let level: readonly WatchFormula[] = [formula];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= FORMULA_DEPTH_MAX) return true;
    level = level.flatMap(partsOf);
  }
  return false;
};

export const number = (value: number): WatchFormula =>
  value < 0
    ? { kind: 'unary', operator: '-', operand: { kind: 'number', value: -value } }
    : { kind: 'number', value: value === 0 ? 0 : value };
export const text = (value: string): WatchFormula => ({ kind: 'string', value });
export const binary = (left: WatchFormula, operator: WatchOperator, right: WatchFormula): WatchFormula => ({
  kind: 'binary',
  operator,
  left,
  right,
});
export const ternary = (test: WatchFormula, yes: WatchFormula, no: WatchFormula): WatchFormula => ({
  kind: 'ternary',
  test,
  yes,
  no,
});
export const call = (name: string, ...args: readonly WatchFormula[]): WatchFormula => ({ kind: 'call', name, args });
