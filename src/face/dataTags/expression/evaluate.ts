// Evaluates expressions. Reads tags through a callback, never throws, and returns null for unknown values.
import type { TagValue } from '../dataTag';
import { type ExpressionTree, type Formula, type TextPart, visit } from './ast';
import { CALCULATIONS, formatValue, numberOf, OPERATIONS, truthOf, type Value } from './values';

export { formatValue };

/** Returns a tag's live value, or null if the watch has none. */
export type ReadTag = (tag: string) => TagValue | null;

/** Placeholder for a missing value in a text (docs/rules/product.md). */
export const MISSING = '--';

interface Context {
  readonly read: ReadTag;
  readonly seed: number;
  /** The tree being evaluated; each `rand` in it draws its own number. */
  readonly tree: ExpressionTree;
}

/** A number in [0, 1) derived from two integers (integer hash like MurmurHash3's finaliser). */
const drawn = (seed: number, ordinal: number): number => {
  let h = (Math.imul(seed | 0, 0x9e3779b1) + Math.imul(ordinal + 1, 0x85ebca6b)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
};

const randOrdinals = new WeakMap<ExpressionTree, Map<unknown, number>>();

/**
 * Position of a `rand` call among all of its tree, so that taking another branch does not change the other `rand`
 * values.
 */
const ordinalOf = (call: Formula, tree: ExpressionTree): number => {
  let ordinals = randOrdinals.get(tree);
  if (!ordinals) {
    const numbered = new Map<unknown, number>();
    visit(tree, (node) => {
      if (node.kind === 'call' && node.name === 'rand') numbered.set(node, numbered.size);
    });
    randOrdinals.set(tree, numbered);
    ordinals = numbered;
  }
  return ordinals.get(call) ?? 0;
};

const valueOfFormula = (formula: Formula, context: Context): Value => {
  switch (formula.kind) {
    case 'number':
    case 'string':
    case 'boolean':
      return formula.value;
    case 'tag':
      return context.read(formula.name);
    case 'condition':
      return valueOfPart(formula, context);
    case 'negate': {
      const value = numberOf(valueOfFormula(formula.operand, context));
      return value === null ? null : -value;
    }
    case 'call':
      return valueOfCall(formula, context);
    case 'binary': {
      const left = valueOfFormula(formula.left, context);
      if (formula.operator !== 'and' && formula.operator !== 'or') {
        return OPERATIONS[formula.operator](left, valueOfFormula(formula.right, context));
      }
      const decided = truthOf(left);
      if (decided === null || decided === (formula.operator === 'or')) return decided;
      return truthOf(valueOfFormula(formula.right, context));
    }
  }
};

const valueOfCall = (call: Extract<Formula, { kind: 'call' }>, context: Context): Value => {
  const values: number[] = [];
  for (const argument of call.args) {
    const value = numberOf(valueOfFormula(argument, context));
    if (value === null) return null;
    values.push(value);
  }
  const [low = 0, high = 0] = values;
  const result =
    call.name === 'rand'
      ? low + (high - low) * drawn(context.seed, ordinalOf(call, context.tree))
      : CALCULATIONS[call.name](...values);
  return Number.isFinite(result) ? result : null;
};

/** The branch that a condition selects; null if its test is unknown. */
const branchOf = (node: Extract<TextPart, { kind: 'condition' }>, context: Context): ExpressionTree | null => {
  const holds = truthOf(valueOfFormula(node.test, context));
  if (holds === null) return null;
  return holds ? node.yes : node.no;
};

const valueOfPart = (part: TextPart, context: Context): Value => {
  if (part.kind === 'literal') return part.text;
  if (part.kind === 'tag') return context.read(part.name);
  if (part.kind === 'calculation') return valueOfFormula(part.formula, context);
  const branch = branchOf(part, context);
  return branch && valueOfText(branch, context);
};

const valueOfText = (tree: ExpressionTree, context: Context): Value => {
  const [first, ...rest] = tree.parts;
  if (!first) return '';
  let value = valueOfPart(first, context);
  for (const part of rest) {
    const next = valueOfPart(part, context);
    if (value === null || next === null) return null;
    value = formatValue(value) + formatValue(next);
  }
  return value;
};

const writtenText = (tree: ExpressionTree, context: Context): string =>
  tree.parts
    .map((part) => {
      if (part.kind === 'condition') {
        const branch = branchOf(part, context);
        return branch ? writtenText(branch, context) : MISSING;
      }
      const value = valueOfPart(part, context);
      return value === null ? MISSING : formatValue(value);
    })
    .join('');

/**
 * The value of an expression: a single part keeps its type (number, text, boolean), several parts are joined to one
 * text. Null if a required value is missing or a calculation has no result (division by zero). `seed` determines what
 * `rand` draws.
 */
export const evaluate = (tree: ExpressionTree, read: ReadTag, seed = 0): { value: TagValue | null } => ({
  value: valueOfText(tree, { read, seed, tree }),
});

/** The expression as a text layer shows it; a part without a value becomes `--`. */
export const evaluateText = (tree: ExpressionTree, read: ReadTag, seed = 0): string =>
  writtenText(tree, { read, seed, tree });

/** The expression as a number ("08" is 8, true is 1). Null if it has none; the resting value then applies. */
export const evaluateNumber = (tree: ExpressionTree, read: ReadTag, seed = 0): number | null =>
  numberOf(valueOfText(tree, { read, seed, tree }));

/**
 * Seed of `rand`: changes per layer and minute (docs/rules/product.md). `layer` is the node's uuid, `now` ms since the
 * epoch.
 */
export const randSeed = (layer: string, now: number): number => {
  let hash = Math.floor(now / 60_000) | 0;
  for (let i = 0; i < layer.length; i += 1) hash = Math.imul(hash ^ layer.charCodeAt(i), 0x01000193);
  return hash;
};
