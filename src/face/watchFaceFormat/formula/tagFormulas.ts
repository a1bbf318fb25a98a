// The formulas of a data tag's row as trees: as text, as a number, and the language that its words are fixed to.
import type { DataTag, FormulaLocale } from '@/face/dataTags/dataTag';
import { sourcesIn, text, type WatchFormula } from './formula';
import { parseWatchFormula } from './parseWatchFormula';
import { watchSource } from './sources';

/** What has to be known of the design. */
export interface FormulaFacts {
  /** Whether its screen is round. */
  readonly isRound: boolean;
}

export interface TagFormulas {
  /** One after another they are what the tag says. */
  readonly shown: readonly WatchFormula[];
  /** The value to calculate with; text where there is none. */
  readonly number: WatchFormula;
  /** `follows`: its words are those of the watch's language; null: it has no words. */
  readonly locale: FormulaLocale | 'follows' | null;
}

const parsed = new Map<string, WatchFormula>();

/** Rows hold formulas that parse; a test reads every one. */
const treeOf = (source: string): WatchFormula => {
  const known = parsed.get(source);
  if (known) return known;
  const result = parseWatchFormula(source);
  const tree: WatchFormula = result.ok ? result.tree : { kind: 'null' };
  parsed.set(source, tree);
  return tree;
};

const isSpoken = (formula: WatchFormula) => sourcesIn(formula).some((name) => watchSource(name)?.isSpoken);

/** The formulas of a tag, or null when the format has no source for it. */
export const tagFormulas = ({ watchFaceFormat: row }: DataTag, { isRound }: FormulaFacts): TagFormulas | null => {
  if (row === null) return null;
  if (typeof row !== 'string' && 'fact' in row) {
    const literal: WatchFormula = { kind: 'boolean', value: isRound };
    return { shown: [literal], number: literal, locale: null };
  }
  const { formula, locale = null, number = null } = typeof row === 'string' ? { formula: row } : row;
  const shown = (typeof formula === 'string' ? [formula] : formula).map(treeOf);
  const [first, second] = shown;
  return {
    shown,
    number: number !== null ? treeOf(number) : first && !second ? first : text(''),
    locale: locale ?? (shown.some(isSpoken) ? 'follows' : null),
  };
};
