// Resizing one layer, or a selection in proportion, as plain factories: fed with the drag, they give boxes.
import { type Bounds, type Box, type Point, turned } from '@/face/geometry/bounds';
import { fixedAt, type ResizedStyle, type ResizeHandle, resizeStyle, resizeWithin } from '@/face/geometry/resize';
import { type SnapIndex, snapEdges } from '@/face/geometry/snap';
import { SNAP_DISTANCE } from '@/schemas/limits';
import { type Guides, NO_GUIDES, type StylePatches } from './gestureValues';

export interface ResizeModifiers {
  /** In proportion (Shift), beside what the layer itself demands. */
  keepRatio?: boolean;
  /** Both sides alike about the centre (Alt). */
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
  zoom: number;
}

const pullOf = (handle: ResizeHandle): Point => ({
  x: handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0,
  y: handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0,
});

export function createResizeGesture({ box, handle, keepRatio, index, zoom }: ResizeGestureInput) {
  const pull = pullOf(handle);
  const angle = box.rotation ?? 0;
  const plain = (box.scaleX ?? 1) === 1 && (box.scaleY ?? 1) === 1;
  let changed: ResizedStyle | null = null;

  /** The drag, in canvas px, that makes the box exactly this large. */
  const dragTo = (width: number, height: number): Point =>
    turned({ x: pull.x * (width - box.width), y: pull.y * (height - box.height) }, angle);

  /** Whole px where nothing else decides. */
  const settle = (drag: Point, ratio: boolean): Point => {
    if (!plain) return drag;
    const size = resizeStyle(box, handle, drag.x, drag.y, ratio);
    if (!ratio) return dragTo(Math.round(size.width), Math.round(size.height));
    const share = box.height / box.width;
    const width = pull.x === 0 ? Math.round(size.height) / share : Math.round(size.width);
    return dragTo(width, width * share);
  };

  const snap = (drag: Point, ratio: boolean): { drag: Point; guides: Guides } => {
    const wished = resizeStyle(box, handle, drag.x, drag.y, ratio);
    const edge = {
      x: pull.x < 0 ? wished.x : wished.x + wished.width,
      y: pull.y < 0 ? wished.y : wished.y + wished.height,
    };
    const x = pull.x === 0 ? NOTHING : snapEdges(index.xs, [edge.x], SNAP_DISTANCE / zoom);
    const y = pull.y === 0 ? NOTHING : snapEdges(index.ys, [edge.y], SNAP_DISTANCE / zoom);
    if (x.guides.length === 0 && y.guides.length === 0) return { drag: settle(drag, ratio), guides: NO_GUIDES };
    if (!ratio) {
      const whole = settle(drag, false);
      const snapped = dragTo(wished.width + pull.x * x.delta, wished.height + pull.y * y.delta);
      return {
        drag: { x: x.guides.length > 0 ? snapped.x : whole.x, y: y.guides.length > 0 ? snapped.y : whole.y },
        guides: { xs: x.guides, ys: y.guides },
      };
    }
    const byX = y.guides.length === 0 || (x.guides.length > 0 && Math.abs(x.delta) <= Math.abs(y.delta));
    const factor = byX
      ? (wished.width + pull.x * x.delta) / box.width
      : (wished.height + pull.y * y.delta) / box.height;
    const guides = byX ? { xs: x.guides, ys: [] } : { xs: [], ys: y.guides };
    return { drag: dragTo(box.width * factor, box.height * factor), guides };
  };

  return {
    /** `drag`: screen px from where the pointer went down. */
    update(drag: Point, modifiers: ResizeModifiers = {}): ResizeUpdate {
      const ratio = keepRatio || modifiers.keepRatio === true;
      const reach = (modifiers.fromCentre ? 2 : 1) / zoom;
      const raw = { x: drag.x * reach, y: drag.y * reach };
      const bound = modifiers.free || modifiers.fromCentre || angle !== 0 || !plain;
      const settled = bound ? { drag: settle(raw, ratio), guides: NO_GUIDES } : snap(raw, ratio);
      const resized = resizeStyle(box, handle, settled.drag.x, settled.drag.y, ratio);
      const style = modifiers.fromCentre ? fixedAt(box, { x: 0.5, y: 0.5 }, resized.width, resized.height) : resized;
      changed = style.width === box.width && style.height === box.height ? null : style;
      return { style: changed ?? boxStyleOf(box), guides: settled.guides };
    },
    /** What the command at the end sets; null if the size is as before. */
    end: (): ResizedStyle | null => changed,
  };
}
export type ResizeGesture = ReturnType<typeof createResizeGesture>;

const NOTHING = { delta: 0, guides: [] } as const;

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
  zoom: number;
}

/** Several layers, always in proportion. */
export function createGroupResizeGesture({ layers, bounds, handle, index, zoom }: GroupResizeInput) {
  const whole = createResizeGesture({ box: bounds, handle, keepRatio: true, index, zoom });
  const patchesFor = (to: Bounds): StylePatches =>
    new Map(layers.map(({ uuid, box }) => [uuid, { ...resizeWithin(box, bounds, to) }]));
  return {
    update: (drag: Point, modifiers: ResizeModifiers = {}): ResizeUpdate => whole.update(drag, modifiers),
    patchesFor,
    end(): StylePatches | null {
      const to = whole.end();
      return to && patchesFor(to);
    },
  };
}
export type GroupResizeGesture = ReturnType<typeof createGroupResizeGesture>;
