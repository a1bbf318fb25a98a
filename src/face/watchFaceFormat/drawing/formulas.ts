// Evaluates formulas by their text, with a cache of parsed formulas.
import type { WatchState } from '@/face/dataTags/watchState';
import { evaluateWatchFormula, type ReadSource, type WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import type { WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { watchSources } from '@/face/watchFaceFormat/formula/watchSources';

/** Cache size: more than the formulas of a large face, so that none is parsed again for each moment. */
const KNOWN_MAX = 20_000;
const trees = new Map<string, WatchFormula | null>();

/** The parsed formula; null if it is invalid. */
function treeOf(formula: string): WatchFormula | null {
  const cached = trees.get(formula);
  if (cached !== undefined) return cached;
  const parsed = parseWatchFormula(formula);
  const tree = parsed.ok ? parsed.tree : null;
  if (trees.size >= KNOWN_MAX) trees.clear();
  trees.set(formula, tree);
  return tree;
}

const states = new WeakMap<WatchState, ReadSource>();

/** The watch's own sources for a state. */
export function sourcesOf(state: WatchState): ReadSource {
  const sources = states.get(state) ?? watchSources(state);
  states.set(state, sources);
  return sources;
}

/** Value of a formula; null if it is invalid or has no value. */
export function evaluated(formula: string, read: ReadSource): WatchValue | null {
  const tree = treeOf(formula);
  return tree && evaluateWatchFormula(tree, read);
}
