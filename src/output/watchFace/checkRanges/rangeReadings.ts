// The values of an expression over the ranges of its tags. Readings of the last expressions are cached, because an edit
// changes few of them.
import type { ExpressionTree } from '@/face/dataTags/expression/ast';
import { divisionByZero } from '@/face/dataTags/expression/divisions';
import { evaluateNumber, evaluateText, type ReadTag } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { dependenciesOf, rangeStates } from '@/face/dataTags/rangeStates';
import type { WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { ModeName } from '@/schemas/design';
import type { ShownValue } from '../checkFinding';

/** An expression with the watch in each of the states of its ranges; the first is the sample. */
export interface RangeReading {
  tree: ExpressionTree;
  tags: readonly string[];
  watches: readonly LiveWatch[];
  /** Its numbers in these states; null where it has none. Evaluated with the first call, like the others. */
  numbers(): readonly (number | null)[];
  /** Its texts in these states. */
  texts(): readonly string[];
  /** The watch in the first state in which it divides by zero. */
  zero(): LiveWatch | undefined;
}

export interface RangeReadings {
  /** Null if the expression has an error or no tags. */
  of(source: string): RangeReading | null;
  /** The watch in a state, as the mode reads it. */
  watchAt(state: WatchState): LiveWatch;
  /** The watch in the states of the ranges of these tags. */
  watches(tags: readonly string[]): readonly LiveWatch[];
}

/** Readings and lists of states that are cached; each cache is cleared at once. */
const READINGS_MAX = 1000;
const LISTS_MAX = 60;
const readings = new Map<string, RangeReading | null>();
const lists = new Map<string, readonly LiveWatch[]>();

function cachedIn<V>(cache: Map<string, V>, most: number, key: string, make: () => V): V {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (cache.size >= most) cache.clear();
  cache.set(key, made);
  return made;
}

/** The result of the first call. */
function once<V>(make: () => V): () => V {
  let made: { value: V } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** `sample`: the state that is varied. In always-on the watch is read at full minutes. */
export function rangeReadings(sample: WatchState, mode: ModeName): RangeReadings {
  const base = `${mode} ${JSON.stringify(sample)}`;
  const watchAt = (state: WatchState) => watchIn(mode, createWatch(state));
  const watches = (tags: readonly string[]) => {
    const dependencies = dependenciesOf(tags).filter((one) => mode === 'normal' || one !== 'second');
    return cachedIn(lists, LISTS_MAX, `${base} ${dependencies}`, () => rangeStates(dependencies, sample).map(watchAt));
  };
  return {
    watchAt,
    watches,
    of: (source) =>
      cachedIn(readings, READINGS_MAX, `${base} ${source}`, () => {
        const parsed = parse(source);
        const tags = tagsOfExpression(source);
        if (!parsed.ok || tags.length === 0) return null;
        const { tree } = parsed;
        const all = watches(tags);
        return {
          ...{ tree, tags, watches: all },
          numbers: once(() => all.map(({ read }) => evaluateNumber(tree, read))),
          texts: once(() => all.map(({ read }) => evaluateText(tree, read))),
          zero: once(() => all.find(({ read }) => divisionByZero(tree, read) !== null)),
        };
      }),
  };
}

/** Values of tags at a moment. */
export const valuesAt = (tags: readonly string[], read: ReadTag): readonly ShownValue[] =>
  tags.map((tag) => ({ tag, value: read(tag) }));
