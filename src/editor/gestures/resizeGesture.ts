// Resizes one layer, or a selection proportionally, as pure factories: take the drag, return boxes.
import type { Bounds, Box, Point } from '@/face/geometry/bounds';
import { fixedAt, type ResizedStyle } from '@/face/geometry/fixedAt';
import { growthOf, pulledSize, type ResizeHandle, resizedTo, resizeWithin, type Size } from '@/face/geometry/resize';
import { NO_SNAP, type SnapIndex, type SnapResult, snapEdges, toGrid } from '@/face/geometry/snap';
import { boundedLength } from '@/face/geometry/transform';
import { SNAP_DISTANCE } from '@/schemas/limits';
import { type Guides, NO_GUIDES, type StylePatches } from '../canvas/gestureValues';

export interface ResizeModifiers {
  /** Keeps the ratio (Shift), in addition to what the layer requires. */
  keepRatio?: boolean;
  /** Resizes both sides equally about the center (Alt). A layer with a pivot always resizes about its pivot. */
  fromCentre?: boolean;
  /** Disables snapping (Ctrl, Meta). */
  free?: boolean;
}

export interface ResizeUpdate {
  style: ResizedStyle;
  guides: Guides;
}

export interface ResizeGestureInput {
  /** The drawn box with its live angle. */
  box: Box;
  handle: ResizeHandle;
  keepRatio: boolean;
  index: SnapIndex;
  /** Grid step that moved edges snap to when no line is near, canvas px. Null for whole px. */
  grid?: number | null;
  zoom: number;
  /** Maximum width x height, px². Null or missing for no limit. */
  maxArea?: number | null;
}

const hundredth = (length: number): number => Math.max(1, Math.floor(length * 100) / 100);

/** Limits the size to an area: shrinks the one resized side, or both proportionally. */
function withinArea(size: Size, box: Box, maxArea: number): Size {
  if (size.width * size.height <= maxArea) return size;
  if (size.height === box.height) return { width: hundredth(maxArea / size.height), height: size.height };
  if (size.width === box.width) return { width: size.width, height: hundredth(maxArea / size.width) };
  const factor = Math.sqrt(maxArea / (size.width * size.height));
  return { width: hundredth(size.width * factor), height: hundredth(size.height * factor) };
}

/** Not rotated or scaled. Its edges are parallel to the canvas, so they can snap and round to whole px. */
const isPlain = ({ rotation = 0, scaleX = 1, scaleY = 1 }: Box) => rotation === 0 && scaleX === 1 && scaleY === 1;

/** Rounds the changed sides to whole px, except for a scaled layer, whose px are not canvas px. */
function settledSize(box: Box, target: Size): Size {
  if ((box.scaleX ?? 1) !== 1 || (box.scaleY ?? 1) !== 1) return target;
  const whole = (side: 'width' | 'height') =>
    target[side] === box[side] ? box[side] : Math.max(1, Math.round(target[side]));
  return { width: whole('width'), height: whole('height') };
}

/** Rounds to whole px along the changed axes that did not snap to a line. A pivot keeps its exact position instead. */
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

  /** The line or grid position that an edge snaps to. Null if it does not snap. */
  const meet = (lines: Float64Array, edge: number): SnapResult | null => {
    const snapped = snapEdges(lines, [edge], SNAP_DISTANCE / zoom);
    if (snapped.guides.length > 0) return snapped;
    return grid === null ? null : { delta: toGrid(edge, grid) - edge, guides: [] };
  };

  /** The size at which the moved edges lie on nearby lines. */
  const snap = (target: Size, ratio: boolean): { size: Size; guides: Guides } => {
    const growth = growthOf(box, handle);
    const to = resizedTo(box, target, handle);
    const right = handle.includes('w') ? to.x : to.x + to.width;
    const low = handle.includes('n') ? to.y : to.y + to.height;
    const metX = growth.x === null ? null : meet(index.xs, right);
    const metY = growth.y === null ? null : meet(index.ys, low);
    const [x, y] = [metX ?? NO_SNAP, metY ?? NO_SNAP];
    const width = target.width + x.delta * (growth.x ?? 0);
    const height = target.height + y.delta * (growth.y ?? 0);
    const whole = settledSize(box, target);
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
    /** `drag`: screen px from the press position. */
    update(drag: Point, modifiers: ResizeModifiers = {}): ResizeUpdate {
      const ratio = keepRatio || modifiers.keepRatio === true;
      const fromCentre = modifiers.fromCentre === true && !box.offset;
      const reach = (fromCentre ? 2 : 1) / zoom;
      const target = pulledSize(box, handle, drag.x * reach, drag.y * reach, ratio);
      const bound = modifiers.free || fromCentre || !isPlain(box);
      const snapped = bound ? { size: settledSize(box, target), guides: NO_GUIDES } : snap(target, ratio);
      const { width, height } = bounded(maxArea ? withinArea(snapped.size, box, maxArea) : snapped.size);
      stopped = maxArea ? snapped.size.width * snapped.size.height > maxArea : false;
      const guides = stopped ? NO_GUIDES : snapped.guides;
      const isSame = (drag.x === 0 && drag.y === 0) || (width === box.width && height === box.height);
      const sized = fromCentre ? fixedAt(box, MIDDLE, width, height) : resizedTo(box, { width, height }, handle);
      changed = isSame ? null : settledPlace(box, sized, guides);
      return { style: changed ?? boxStyleOf(box), guides };
    },
    /** The patch of the final command. Null if the size is unchanged. */
    end: (): ResizedStyle | null => changed,
    /** Whether the maximum area limits the size now. */
    isStopped: (): boolean => stopped,
  };
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

const bounded = ({ width, height }: Size): Size => ({ width: boundedLength(width), height: boundedLength(height) });

/** The original box in the format of a resize result. */
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

/** Several layers, always proportionally. */
export function createGroupResizeGesture({ layers, bounds, handle, index, grid = null, zoom }: GroupResizeInput) {
  const whole = createResizeGesture({ box: bounds, handle, keepRatio: true, index, grid, zoom });
  let snapped = false;
  /** Rounds an unrotated layer to whole px, as when it is resized alone. */
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
