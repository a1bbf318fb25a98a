// Parsed formulas of a data tag's row: as text, as a number, and the fixed language of its words.
import type { DataTag, FormulaLocale } from '@/face/dataTags/dataTag';
import { sourcesIn, text, type WatchFormula } from './formula';
import { parseWatchFormula } from './parseWatchFormula';
import { watchSource } from './sources';

/** Facts of the design that formulas depend on. */
export interface FormulaFacts {
  /** Whether its screen is round. */
  readonly isRound: boolean;
}

export interface TagFormulas {
  /** Concatenated, they give the tag's text. */
  readonly shown: readonly WatchFormula[];
  /** The value for calculations; a text formula if there is no numeric one. */
  readonly number: WatchFormula;
  /** `follows`: its words are in the watch's language; null: it has no words. */
  readonly locale: FormulaLocale | 'follows' | null;
}

const parsed = new Map<string, WatchFormula>();

/** All formulas in rows are valid; a test parses every one. */
const treeOf = (source: string): WatchFormula => {
  const cached = parsed.get(source);
  if (cached) return cached;
  const result = parseWatchFormula(source);
  const tree: WatchFormula = result.ok ? result.tree : { kind: 'null' };
  parsed.set(source, tree);
  return tree;
};

const isSpoken = (formula: WatchFormula) => sourcesIn(formula).some((name) => watchSource(name)?.isSpoken);

/** The formulas of a tag, or null if the format has no source for it. */
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
