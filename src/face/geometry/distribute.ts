// Distributes boxes with equal gaps along one axis, by their visible bounds. The outermost boxes do not move.
import { type Bounds, type Box, boundsOf, type Point, round2 } from './bounds';

/** Along x (columns) or along y (rows). */
export const DISTRIBUTIONS = ['horizontal', 'vertical'] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** With fewer boxes there is no gap to change. */
export const DISTRIBUTE_MIN = 3;

const AXES = {
  horizontal: { from: ({ x }: Bounds) => x, length: ({ width }: Bounds) => width },
  vertical: { from: ({ y }: Bounds) => y, length: ({ height }: Bounds) => height },
} as const;

/**
 * New positions of boxes, in the given order. Gaps are negative if the boxes need more room than the outermost edges
 * leave. Fewer than three boxes do not move.
 */
export function distribute(boxes: readonly Box[], distribution: Distribution): Point[] {
  const { from, length } = AXES[distribution];
  const places = boxes.map((box, index) => ({ index, bounds: boundsOf(box) }));
  const sorted = [...places].sort((a, b) => from(a.bounds) - from(b.bounds) || a.index - b.index);
  const result = boxes.map(({ x, y }) => ({ x, y }));
  const [first] = sorted;
  if (!first || boxes.length < DISTRIBUTE_MIN) return result;
  const end = Math.max(...sorted.map(({ bounds }) => from(bounds) + length(bounds)));
  const taken = sorted.reduce((sum, { bounds }) => sum + length(bounds), 0);
  const gap = (end - from(first.bounds) - taken) / (boxes.length - 1);
  let at = from(first.bounds);
  for (const { index, bounds } of sorted) {
    const shift = at - from(bounds);
    const box = boxes[index];
    at += length(bounds) + gap;
    if (!box || Math.abs(shift) < 1e-9) continue;
    result[index] =
      distribution === 'horizontal' ? { x: round2(box.x + shift), y: box.y } : { x: box.x, y: round2(box.y + shift) };
  }
  return result;
}
