// Divisors of a Watch Face Format formula that are always evaluated.
import { partsOf, type WatchFormula } from './formula';

/** The divisors that may be zero. Excludes those in branches or after a short-circuit, which have their own guard. */
export const divisorsOf = (formula: WatchFormula): WatchFormula[] => {
  if (formula.kind === 'ternary') return divisorsOf(formula.test);
  if (formula.kind !== 'binary') return partsOf(formula).flatMap(divisorsOf);
  const { operator, left, right } = formula;
  if (operator === '&&' || operator === '||') return divisorsOf(left);
  const below = [...divisorsOf(left), ...divisorsOf(right)];
  const isSafe = right.kind === 'number' && right.value !== 0;
  return (operator === '/' || operator === '%') && !isSafe ? [...below, right] : below;
};
