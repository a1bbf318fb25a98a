// Converts our calculations and tests to formulas of the Watch Face Format.

import { dataTag } from '@/face/dataTags/catalogue';
import type { TagValue } from '@/face/dataTags/dataTag';
import { type ExpressionTree, type Formula, type FunctionName, visit } from '@/face/dataTags/expression/ast';
import { evaluate } from '@/face/dataTags/expression/evaluate';
import { numberOf, truthOf } from '@/face/dataTags/expression/values';
import { binary, call, number, ternary, type WatchFormula, type WatchOperator } from './formula';
import { formulaKind } from './formulaKind';
import { type FormulaFacts, tagFormulas } from './tagFormulas';
import { Unsaid } from './unsaid';

/** Larger than any number on a watch; `clamp` with it as one bound acts as `max` or `min`. 15 digits. */
export const LARGE = 999_999_999_999_999;

const YES = binary(number(1), '==', number(1));
const NO = binary(number(1), '==', number(0));

const OPERATORS: Record<Extract<Formula, { kind: 'binary' }>['operator'], WatchOperator> = {
  or: '||',
  and: '&&',
  '==': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
};
const ARITHMETIC = new Set(['+', '-', '*', '/', '%']);

/** Whether a formula of ours is boolean. */
export const isTest = (formula: Formula): boolean => formula.kind === 'binary' && !ARITHMETIC.has(formula.operator);

/** Value of a tag that describes the design itself; null for tags of the watch. */
const factOf = (name: string, facts: FormulaFacts): boolean | null => {
  const row = dataTag(name)?.watchFaceFormat ?? null;
  return row !== null && typeof row === 'object' && 'fact' in row ? facts[row.fact] : null;
};

/**
 * Value of a constant formula (no watch tags, no `rand`), wrapped because null is a valid value; null if it is not
 * constant.
 */
export const constantOf = (formula: Formula, facts: FormulaFacts): { value: TagValue | null } | null => {
  let depends = false;
  visit(formula, (part) => {
    depends ||= part.kind === 'tag' && factOf(part.name, facts) === null;
    depends ||= part.kind === 'call' && part.name === 'rand';
  });
  if (depends) return null;
  return evaluate({ kind: 'text', parts: [{ kind: 'calculation', formula }] }, (name) => factOf(name, facts));
};

/** Writers for one design. */
export const calculations = (facts: FormulaFacts) => {
  const numberOfTag = (name: string): WatchFormula => {
    const tag = dataTag(name);
    const formulas = tag && tagFormulas(tag, facts);
    if (!formulas) throw new Unsaid('noSource', [name]);
    const kind = formulaKind(formulas.number);
    if (kind === 'text' || kind === 'any') throw new Unsaid('textCompared', [name]);
    return formulas.number;
  };

  /** As a number: true and false are 1 and 0. */
  const counted = (formula: WatchFormula): WatchFormula =>
    formulaKind(formula) === 'boolean' ? ternary(formula, number(1), number(0)) : formula;

  /** A missing value, or text that is not numeric, cannot be used in calculations. */
  const literal = (value: TagValue | null): WatchFormula => {
    const read = numberOf(value);
    if (read === null) throw new Unsaid(value === null ? 'broken' : 'textCompared');
    return number(read);
  };

  const calculated = (formula: Formula): WatchFormula => {
    const constant = constantOf(formula, facts);
    if (constant) return literal(constant.value);
    switch (formula.kind) {
      case 'tag':
        return counted(numberOfTag(formula.name));
      case 'negate':
        return { kind: 'unary', operator: '-', operand: calculated(formula.operand) };
      case 'call':
        return called(formula.name, formula.args.map(calculated));
      case 'condition':
        return ternary(tested(formula.test), calculatedText(formula.yes), calculatedText(formula.no));
      case 'binary':
        return isTest(formula) ? counted(tested(formula)) : arithmetic(formula);
      default:
        throw new Unsaid('broken');
    }
  };

  const arithmetic = (formula: Extract<Formula, { kind: 'binary' }>): WatchFormula => {
    const left = calculated(formula.left);
    const right = calculated(formula.right);
    const isWhole = [left, right].every((side) => formulaKind(side) === 'integer');
    // The format's reference does not say whether two integers divide as integers; `floor` returns a float of the same
    // value.
    const dividend = formula.operator === '/' && isWhole ? call('floor', left) : left;
    return binary(dividend, OPERATORS[formula.operator], right);
  };

  const called = (name: FunctionName, args: readonly WatchFormula[]): WatchFormula => {
    if (name === 'max') return args.reduce((first, next) => call('clamp', first, next, number(LARGE)));
    if (name === 'min') return args.reduce((first, next) => call('clamp', first, number(-LARGE), next));
    return call(name, ...args);
  };

  /** A branch as a number; possible only for a single part. */
  const calculatedText = ({ parts }: ExpressionTree): WatchFormula => {
    const [first, second] = parts;
    if (!first || second) throw new Unsaid('textCompared');
    if (first.kind === 'literal') return literal(first.text);
    return calculated(first.kind === 'calculation' ? first.formula : first);
  };

  /** Yes or no. */
  const tested = (formula: Formula): WatchFormula => {
    const constant = constantOf(formula, facts);
    if (constant) {
      const holds = truthOf(constant.value);
      if (holds === null) throw new Unsaid('broken');
      return holds ? YES : NO;
    }
    if (formula.kind === 'binary' && (formula.operator === 'and' || formula.operator === 'or')) {
      return binary(tested(formula.left), OPERATORS[formula.operator], tested(formula.right));
    }
    if (formula.kind === 'binary' && isTest(formula)) return compared(formula);
    if (formula.kind === 'tag') return truth(numberOfTag(formula.name));
    return truth(calculated(formula));
  };

  const truth = (formula: WatchFormula): WatchFormula =>
    formulaKind(formula) === 'boolean' ? formula : binary(formula, '!=', number(0));

  const compared = (formula: Extract<Formula, { kind: 'binary' }>): WatchFormula =>
    binary(calculated(formula.left), OPERATORS[formula.operator], calculated(formula.right));

  return { calculated, calculatedText, tested };
};
