// The parts of an expression with their values, and the values that it reaches over the ranges of its tags.
import { dataTag } from '../catalogue';
import type { TagValue } from '../dataTag';
import { type ExpressionTree, type Formula, tagsIn, visit } from './ast';
import { evaluateNumber, type ReadTag } from './evaluate';
import { parse } from './parse';
import { print } from './print';

export interface TracedPart {
  /** The part as it is written, without parentheses around it. */
  text: string;
  source: string;
}

/** Parts of one expression that are traced; the rest is left out. */
const PARTS_MAX = 24;

const isTraced = ({ kind }: { kind: string }): boolean =>
  ['tag', 'call', 'binary', 'negate', 'condition'].includes(kind);

const treeOf = (formula: Formula): ExpressionTree => ({
  kind: 'text',
  parts: [formula.kind === 'tag' || formula.kind === 'condition' ? formula : { kind: 'calculation', formula }],
});

/** Distinct parts of an expression, inner ones first; none if it has an error. */
export function partsOf(source: string): readonly TracedPart[] {
  const parsed = parse(source);
  if (!parsed.ok) return [];
  const parts = new Map<string, TracedPart>();
  visit(parsed.tree, (node) => {
    if (!isTraced(node)) return;
    const written = print(treeOf(node as Formula));
    const text = node.kind === 'tag' || node.kind === 'condition' ? written : written.slice(1, -1);
    parts.delete(written);
    parts.set(written, { text, source: written });
  });
  return [...parts.values()].reverse().slice(0, PARTS_MAX);
}

const RANGE = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)/;

/** The lowest and highest number of a tag; null if its range is not one of numbers. */
function rangeOf(name: string): readonly [number, number] | null {
  const tag = dataTag(name);
  if (tag?.kind === 'boolean') return [0, 1];
  const [, low, high] = RANGE.exec(tag?.rangeEn ?? '') ?? [];
  return low === undefined || high === undefined ? null : [Number(low), Number(high)];
}

/** Tags that are varied together, and the numbers of each that are tried. */
const VARIED_MAX = 3;
const STEPS = 12;

/**
 * The lowest and highest value of an expression while its first tags run through their ranges and the others stay as they
 * are. Sampled, so that a value between two steps may be missed. Null if it has an error or never a value.
 */
export function extremesOf(source: string, read: ReadTag): { lowest: number; highest: number } | null {
  const parsed = parse(source);
  if (!parsed.ok) return null;
  const varied = tagsIn(parsed.tree)
    .flatMap((name) => {
      const range = rangeOf(name);
      return range ? [{ name, range }] : [];
    })
    .slice(0, VARIED_MAX);
  const values: number[] = [];
  const now = new Map<string, TagValue>();
  const run = (at: number): void => {
    const tag = varied[at];
    if (!tag) {
      const value = evaluateNumber(parsed.tree, (name) => now.get(name) ?? read(name));
      if (value !== null) values.push(value);
      return;
    }
    const [low, high] = tag.range;
    for (let step = 0; step <= STEPS; step += 1) {
      now.set(tag.name, low + ((high - low) * step) / STEPS);
      run(at + 1);
    }
  };
  run(0);
  return values.length === 0 ? null : { lowest: Math.min(...values), highest: Math.max(...values) };
}
