// An expression that divides by zero for values that its tags can have.
import { divisionByZero, withGuard } from '@/face/dataTags/expression/divisions';
import { print } from '@/face/dataTags/expression/print';
import { expressionsOf } from '@/face/nodes';
import type { RangeReading } from './rangeReadings';
import type { LayerRangeRule } from './rangeRule';

/** Divisions of one expression that a fix guards. */
const GUARDS_MAX = 8;

/** The expression without divisions by zero; null if there are too many. */
function guarded({ tree, watches }: RangeReading): string | null {
  let safe = tree;
  for (let step = 0; step <= GUARDS_MAX; step += 1) {
    const division = watches.map(({ read }) => divisionByZero(safe, read)).find((one) => one !== null);
    if (!division) return print(safe);
    safe = withGuard(safe, division);
  }
  return null;
}

export const dividesByZero: LayerRangeRule = ({ node, readings, hasSources }) =>
  expressionsOf(node).flatMap(({ path, source }) => {
    if (!/[/%]/.test(source) || !hasSources(source)) return [];
    const reading = readings.of(source);
    const watch = reading?.zero();
    if (!reading || !watch) return [];
    const safe = guarded(reading);
    return [
      {
        key: 'dividesByZero',
        params: { field: path },
        at: { tags: reading.tags, state: watch.state() },
        mends: safe === null ? [] : [{ kind: 'expression' as const, path, source: safe, result: 'zero' as const }],
      },
    ];
  });
