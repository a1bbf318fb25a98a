// Resizing one layer, or a selection in proportion, as plain factories: fed with the drag, they give boxes.
import type { Bounds, Box, Point } from '@/face/geometry/bounds';
import {
  fixedAt,
  growthOf,
  pulledSize,
  type ResizedStyle,
  type ResizeHandle,
  resizedTo,
  resizeWithin,
  type Size,
} from '@/face/geometry/resize';
import { NO_SNAP, type SnapIndex, type SnapResult, snapEdges, toGrid } from '@/face/geometry/snap';
import { boundedLength } from '@/face/geometry/transform';
import { SNAP_DISTANCE } from '@/schemas/limits';
import { type Guides, NO_GUIDES, type StylePatches } from '../canvas/gestureValues';

export interface ResizeModifiers {
  /** In proportion (Shift), beside what the layer itself demands. */
  keepRatio?: boolean;
  /** Both sides alike about the centre (Alt); a layer with a pivot grows about that anyway. */
  fromCentre?: boolean;
  /** Without snapping (Ctrl, Meta). */
  free?: boolean;
}

export interface ResizeUpdate {
  style: ResizedStyle;
  guides: Guides;
}

export interface ResizeGestureInput {
  /** The box as drawn, with its live angle. */
  box: Box;
  handle: ResizeHandle;
  keepRatio: boolean;
  index: SnapIndex;
  /** Step of the grid that pulled edges snap to where no line is met, canvas px; null: whole px. */
  grid?: number | null;
  zoom: number;
  /** The largest width x height, px²; null or absent: any. */
  maxArea?: number | null;
}

const hundredth = (length: number): number => Math.max(1, Math.floor(length * 100) / 100);

/** The size within an area: the one side that is pulled gives way, or both in their proportions. */
function withinArea(size: Size, box: Box, maxArea: number): Size {
  if (size.width * size.height <= maxArea) return size;
  if (size.height === box.height) return { width: hundredth(maxArea / size.height), height: size.height };
  if (size.width === box.width) return { width: size.width, height: hundredth(maxArea / size.width) };
  const factor = Math.sqrt(maxArea / (size.width * size.height));
  return { width: hundredth(size.width * factor), height: hundredth(size.height * factor) };
}

/** Upright and not scaled: its edges lie along the canvas, so that they can snap and stand on whole px. */
const isPlain = ({ rotation = 0, scaleX = 1, scaleY = 1 }: Box) => rotation === 0 && scaleX === 1 && scaleY === 1;

/** The sides that changed in whole px; a scaled layer's px are not the canvas's. */
function settledSize(box: Box, wished: Size): Size {
  if ((box.scaleX ?? 1) !== 1 || (box.scaleY ?? 1) !== 1) return wished;
  const whole = (side: 'width' | 'height') =>
    wished[side] === box[side] ? box[side] : Math.max(1, Math.round(wished[side]));
  return { width: whole('width'), height: whole('height') };
}

/** Whole px along the axes that changed and met no line. A pivot stays exactly where it is instead. */
function settledPlace(box: Box, style: ResizedStyle, { xs, ys }: Guides): ResizedStyle {
  if (!isPlain(box) || box.offset) return style;
  return {
    ...style,
    x: xs.length > 0 || style.width === box.width ? style.x : Math.round(style.x),
    y: ys.length > 0 || style.height === box.height ? style.y : Math.round(style.y),
  };
}

export function createResizeGesture(input: ResizeGestureInput) {
  const { box, handle, keepRatio, index, grid = null, zoom, maxArea } = input;
  let changed: ResizedStyle | null = null;
  let stopped = false;

  /** Where an edge snaps: to a line, else to the grid. Null: it stays where it is. */
  const meet = (lines: Float64Array, edge: number): SnapResult | null => {
    const met = snapEdges(lines, [edge], SNAP_DISTANCE / zoom);
    if (met.guides.length > 0) return met;
    return grid === null ? null : { delta: toGrid(edge, grid) - edge, guides: [] };
  };

  /** The size at which the pulled edges lie on the lines they are near. */
  const snap = (wished: Size, ratio: boolean): { size: Size; guides: Guides } => {
    const growth = growthOf(box, handle);
    const to = resizedTo(box, wished, handle);
    const right = handle.includes('w') ? to.x : to.x + to.width;
    const low = handle.includes('n') ? to.y : to.y + to.height;
    const metX = growth.x === null ? null : meet(index.xs, right);
    const metY = growth.y === null ? null : meet(index.ys, low);
    const [x, y] = [metX ?? NO_SNAP, metY ?? NO_SNAP];
    const width = wished.width + x.delta * (growth.x ?? 0);
    const height = wished.height + y.delta * (growth.y ?? 0);
    const whole = settledSize(box, wished);
    if (!metX && !metY) return { size: whole, guides: NO_GUIDES };
    if (!ratio) {
      const size = {
        width: metX ? width : whole.width,
        height: metY ? height : whole.height,
      };
      return { size, guides: { xs: x.guides, ys: y.guides } };
    }
    const byX = !metY || (metX !== null && Math.abs(x.delta) <= Math.abs(y.delta));
    return byX
      ? { size: { width, height: Math.round((width * box.height) / box.width) }, guides: { xs: x.guides, ys: [] } }
      : { size: { width: Math.round((height * box.width) / box.height), height }, guides: { xs: [], ys: y.guides } };
  };

  return {
    /** `drag`: screen px from where the pointer went down. */
    update(drag: Point, modifiers: ResizeModifiers = {}): ResizeUpdate {
      const ratio = keepRatio || modifiers.keepRatio === true;
      const fromCentre = modifiers.fromCentre === true && !box.offset;
      const reach = (fromCentre ? 2 : 1) / zoom;
      const wished = pulledSize(box, handle, drag.x * reach, drag.y * reach, ratio);
      const bound = modifiers.free || fromCentre || !isPlain(box);
      const met = bound ? { size: settledSize(box, wished), guides: NO_GUIDES } : snap(wished, ratio);
      const { width, height } = bounded(maxArea ? withinArea(met.size, box, maxArea) : met.size);
      stopped = maxArea ? met.size.width * met.size.height > maxArea : false;
      const guides = stopped ? NO_GUIDES : met.guides;
      const isSame = (drag.x === 0 && drag.y === 0) || (width === box.width && height === box.height);
      const sized = fromCentre ? fixedAt(box, MIDDLE, width, height) : resizedTo(box, { width, height }, handle);
      changed = isSame ? null : settledPlace(box, sized, guides);
      return { style: changed ?? boxStyleOf(box), guides };
    },
    /** What the command at the end sets; null if the size is as before. */
    end: (): ResizedStyle | null => changed,
    /** Whether the largest area stops it now. */
    isStopped: (): boolean => stopped,
  };
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

const bounded = ({ width, height }: Size): Size => ({ width: boundedLength(width), height: boundedLength(height) });

/** The box as it was, in the form a resize gives. */
const boxStyleOf = ({ x, y, width, height, offset }: Box): ResizedStyle => ({
  x,
  y,
  width,
  height,
  ...(offset ? { offset: { ...offset } } : {}),
});

export interface GroupResizeInput {
  layers: readonly { uuid: string; box: Box }[];
  bounds: Bounds;
  handle: ResizeHandle;
  index: SnapIndex;
  grid?: number | null;
  zoom: number;
}

/** Several layers, always in proportion. */
export function createGroupResizeGesture({ layers, bounds, handle, index, grid = null, zoom }: GroupResizeInput) {
  const whole = createResizeGesture({ box: bounds, handle, keepRatio: true, index, grid, zoom });
  let snapped = false;
  /** An upright layer stands on whole px afterwards, as it would alone. */
  const styleOf = (box: Box, to: Bounds): ResizedStyle => {
    const style = resizeWithin(box, bounds, to);
    if (snapped || !isPlain(box) || box.offset) return style;
    return { ...style, ...settledSize(box, style), x: Math.round(style.x), y: Math.round(style.y) };
  };
  const patchesFor = (to: Bounds): StylePatches =>
    new Map(layers.map(({ uuid, box }) => [uuid, { ...styleOf(box, to) }]));
  return {
    update(drag: Point, modifiers: ResizeModifiers = {}): ResizeUpdate {
      const now = whole.update(drag, modifiers);
      snapped = now.guides !== NO_GUIDES;
      return now;
    },
    patchesFor,
    end(): StylePatches | null {
      const to = whole.end();
      return to && patchesFor(to);
    },
  };
}
