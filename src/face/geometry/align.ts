// Aligns layers to the canvas or to each other by their visible bounds (spec 5: left, center, right, top, middle,
// bottom).
import { type Bounds, type Box, boundsOf, type Point, round2 } from './bounds';

/** The six alignments, in toolbar order. */
export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Offset along x and y that aligns bounds within a target. */
const SHIFTS: Record<Alignment, (bounds: Bounds, target: Bounds) => Point> = {
  left: (bounds, target) => ({ x: target.x - bounds.x, y: 0 }),
  center: (bounds, target) => ({ x: target.x + target.width / 2 - bounds.x - bounds.width / 2, y: 0 }),
  right: (bounds, target) => ({ x: target.x + target.width - bounds.x - bounds.width, y: 0 }),
  top: (bounds, target) => ({ x: 0, y: target.y - bounds.y }),
  middle: (bounds, target) => ({ x: 0, y: target.y + target.height / 2 - bounds.y - bounds.height / 2 }),
  bottom: (bounds, target) => ({ x: 0, y: target.y + target.height - bounds.y - bounds.height }),
};

/** New `x`, `y` of a box whose visible bounds are aligned within `target`; the other coordinate does not change. */
export function alignWithin(box: Box, alignment: Alignment, target: Bounds): Point {
  const shift = SHIFTS[alignment](boundsOf(box), target);
  return {
    x: shift.x === 0 ? box.x : round2(box.x + shift.x),
    y: shift.y === 0 ? box.y : round2(box.y + shift.y),
  };
}
