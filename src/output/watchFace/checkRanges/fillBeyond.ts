// A fill, or a picture picked by a share, whose expression exceeds 100% or falls below 0%: it stays full or empty for part
// of the range.
import { formatValue } from '@/face/dataTags/expression/values';
import { HAIR } from '@/face/nodes/liveValue';
import { valueBoundsOf } from '@/face/nodes/valueBounds';
import type { LayerRangeRule } from './rangeRule';

/** Totals of a day that count towards a goal: a fill that stays full after the goal is intended. */
const DAY_TOTALS: ReadonlySet<string> = new Set(['ZSC', 'ZSCGP', 'DIST', 'CAL']);

/** A tag divided by a number. */
const SHARE_OF_TAG = /^\(?#(\w+)#(?:\s*\/\s*\d+(?:\.\d+)?)?\)?$/;

/** Index of the lowest and of the highest number; -1 if there is none. */
function endsOf(numbers: readonly (number | null)[]): { lowest: number; highest: number } {
  let [lowest, highest] = [-1, -1];
  numbers.forEach((value, index) => {
    if (value === null) return;
    if (lowest < 0 || value < (numbers[lowest] ?? 0)) lowest = index;
    if (highest < 0 || value > (numbers[highest] ?? 0)) highest = index;
  });
  return { lowest, highest };
}

/** The same tag as a share of its highest value; null if the expression is another, or the tag can be negative. */
function ofWholeRange(source: string, { read, lowest }: { read: (tag: string) => unknown; lowest: number }) {
  const [, tag = ''] = SHARE_OF_TAG.exec(source) ?? [];
  const highest = read(tag);
  return typeof highest === 'number' && highest > 0 && lowest >= 0 ? `(#${tag}#/${formatValue(highest)})` : null;
}

export const fillBeyond: LayerRangeRule = ({ node, readings, hasSources }) => {
  const bounds = valueBoundsOf(node);
  if (bounds?.kind !== 'share' || !hasSources(bounds.source)) return [];
  const { path, source } = bounds;
  const reading = readings.of(source);
  if (!reading) return [];
  const { tags, watches } = reading;
  const numbers = reading.numbers();
  const ends = endsOf(numbers);
  const [least, most] = [numbers[ends.lowest] ?? 0, numbers[ends.highest] ?? 0];
  const isBelow = least < -HAIR;
  const isPast = most > 1 + HAIR && !tags.some((tag) => DAY_TOTALS.has(tag));
  if (!isBelow && !isPast) return [];
  const isFull = isPast && most - 1 >= -least;
  const watch = watches[isFull ? ends.highest : ends.lowest];
  if (!watch) return [];
  const about = {
    params: { percent: Math.round((isFull ? most : least) * 100), field: path },
    at: { tags, state: watch.state() },
  };
  if (!isFull) return [{ key: 'fillBelowEmpty', ...about }];
  const whole = ofWholeRange(source, { read: watch.read, lowest: least });
  const mends = whole === null ? [] : [{ kind: 'expression' as const, path, source: whole, result: 'range' as const }];
  return [{ key: 'fillPastFull', ...about, mends }];
};
