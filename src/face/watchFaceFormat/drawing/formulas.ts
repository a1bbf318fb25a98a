// Formulas by their text: read once, calculated with whatever gives the sources.
import type { WatchState } from '@/face/dataTags/watchState';
import { evaluateWatchFormula, type ReadSource, type WatchValue } from '@/face/watchFaceFormat/formula/evaluateFormula';
import type { WatchFormula } from '@/face/watchFaceFormat/formula/formula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import { watchSources } from '@/face/watchFaceFormat/formula/watchSources';

/** A face names the same formulas at every instant: more than the formulas of a large face, so that none is read anew each time. */
const KNOWN_MAX = 20_000;
const trees = new Map<string, WatchFormula | null>();

/** The tree of a formula; null where it is broken. */
function treeOf(formula: string): WatchFormula | null {
  const known = trees.get(formula);
  if (known !== undefined) return known;
  const parsed = parseWatchFormula(formula);
  const tree = parsed.ok ? parsed.tree : null;
  if (trees.size >= KNOWN_MAX) trees.clear();
  trees.set(formula, tree);
  return tree;
}

const states = new WeakMap<WatchState, ReadSource>();

/** The watch's own sources at a state. */
export function sourcesOf(state: WatchState): ReadSource {
  const known = states.get(state) ?? watchSources(state);
  states.set(state, known);
  return known;
}

/** The value of a formula; null where it is broken or has none. */
export function evaluated(formula: string, read: ReadSource): WatchValue | null {
  const tree = treeOf(formula);
  return tree && evaluateWatchFormula(tree, read);
}
