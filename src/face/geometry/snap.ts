// Snaps moving edges to the edges and centres of other layers and of the canvas, with an index built once per gesture.

import type { Bounds } from './bounds';

/** Sorted distinct coordinates that edges may snap to; canvas px. */
export interface SnapIndex {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Shift on one axis, and the coordinates it aligns with, for drawing guides; canvas px. */
export interface SnapResult {
  delta: number;
  guides: readonly number[];
}

/** Coordinates closer than this count as the same line. */
const SAME = 0.01;

export const NO_SNAP: SnapResult = { delta: 0, guides: [] };

function sortedLines(values: number[]): Float64Array {
  const sorted = Float64Array.from(values).sort();
  let count = 0;
  for (const value of sorted) {
    if (count > 0 && value - (sorted[count - 1] ?? 0) < SAME) continue;
    sorted[count++] = value;
  }
  return sorted.slice(0, count);
}

/** The designer's own guides, vertical (`xs`) and horizontal (`ys`), canvas px. */
export interface SnapLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Lines of the canvas (edges and centre), of `boxes` (edges and centres), and the designer's guides. */
export function buildSnapIndex(
  boxes: readonly Bounds[],
  canvas: { width: number; height: number },
  own: SnapLines = { xs: [], ys: [] },
): SnapIndex {
  const xs = [0, canvas.width / 2, canvas.width, ...own.xs];
  const ys = [0, canvas.height / 2, canvas.height, ...own.ys];
  for (const { x, y, width, height } of boxes) {
    xs.push(x, x + width / 2, x + width);
    ys.push(y, y + height / 2, y + height);
  }
  return { xs: sortedLines(xs), ys: sortedLines(ys) };
}

/** Index of the first line at or above `value`. */
function lowerBound(lines: Float64Array, value: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Signed distance from `value` to the nearest line; Infinity if there is none. */
function toNearest(lines: Float64Array, value: number): number {
  const at = lowerBound(lines, value);
  const above = (lines[at] ?? Number.POSITIVE_INFINITY) - value;
  const below = (lines[at - 1] ?? Number.NEGATIVE_INFINITY) - value;
  return above <= -below ? above : below;
}

/**
 * The smallest shift, at most `threshold`, that brings one of `edges` onto a line, and every line that an edge then
 * touches. On a tie the first of `edges` wins.
 */
export function snapEdges(lines: Float64Array, edges: readonly number[], threshold: number): SnapResult {
  let delta = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const distance = toNearest(lines, edge);
    if (Math.abs(distance) < Math.abs(delta)) delta = distance;
  }
  if (Math.abs(delta) > threshold) return NO_SNAP;
  const guides: number[] = [];
  for (const edge of edges) {
    const distance = toNearest(lines, edge + delta);
    if (Math.abs(distance) < SAME) guides.push(edge + delta + distance);
  }
  return { delta, guides };
}

/** Snaps a moving box by its edges and centre; `threshold` in canvas px. */
export function snapMove(index: SnapIndex, box: Bounds, threshold: number): { x: SnapResult; y: SnapResult } {
  const { x, y, width, height } = box;
  return {
    x: snapEdges(index.xs, [x + width / 2, x, x + width], threshold),
    y: snapEdges(index.ys, [y + height / 2, y, y + height], threshold),
  };
}

/** The multiple of `step` nearest to `value`; `value` itself if there is no grid. */
export const toGrid = (value: number, step: number | null): number =>
  step === null ? value : Math.round(value / step) * step + 0;
