// Infers the type of a Watch Face Format formula, as far as possible without a watch.
import type { WatchFormula } from './formula';
import { functionForms, type WatchKind } from './functions';
import { watchSource } from './sources';

/** Booleans count as 1 and 0 in calculations. */
const asNumber = (kind: WatchKind): WatchKind => (kind === 'boolean' ? 'integer' : kind);

/** Common type of two branches: the wider number type, else the same type or `any`. */
const joined = (first: WatchKind, second: WatchKind): WatchKind => {
  if (first === second) return first;
  const isNumbers = [first, second].every((kind) => kind === 'integer' || kind === 'float');
  return isNumbers ? 'float' : 'any';
};

const ofBinary = ({ operator, left, right }: Extract<WatchFormula, { kind: 'binary' }>): WatchKind => {
  if (operator === '&' || operator === '|') return 'integer';
  if (operator === '/') return 'float';
  if (!['+', '-', '*', '%'].includes(operator)) return 'boolean';
  const kind = joined(asNumber(formulaKind(left)), asNumber(formulaKind(right)));
  return kind === 'integer' ? kind : 'float';
};

export const formulaKind = (formula: WatchFormula): WatchKind => {
  switch (formula.kind) {
    case 'number':
      return Number.isInteger(formula.value) ? 'integer' : 'float';
    case 'string':
      return 'text';
    case 'boolean':
      return 'boolean';
    case 'color':
    case 'null':
      return 'any';
    case 'source':
      return watchSource(formula.name)?.kind ?? 'any';
    case 'unary':
      if (formula.operator === '!') return 'boolean';
      return formula.operator === '~' ? 'integer' : asNumber(formulaKind(formula.operand));
    case 'binary':
      return ofBinary(formula);
    case 'ternary':
      return joined(formulaKind(formula.yes), formulaKind(formula.no));
    case 'call':
      return functionForms(formula.name)?.[0]?.gives ?? 'any';
  }
};
