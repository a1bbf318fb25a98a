// Moves layers as a pure factory: takes the pointer's distance, returns the distance of the layers.
import type { Bounds, Box, Point } from '@/face/geometry/bounds';
import { NO_SNAP, type SnapIndex, snapMove, toGrid } from '@/face/geometry/snap';
import { moveStyle } from '@/face/geometry/transform';
import { SNAP_DISTANCE } from '@/schemas/limits';
import type { Guides, StylePatches } from '../canvas/gestureValues';

export interface MoveModifiers {
  /** Moves along one axis only (Shift). */
  constrain?: boolean;
  /** Disables snapping (Ctrl, Meta). */
  free?: boolean;
}

/** Canvas px. */
export interface MoveUpdate extends Point {
  guides: Guides;
}

export interface MoveGestureInput {
  /** The moving layers, lowest first. */
  layers: readonly { uuid: string; box: Box }[];
  /** Their common bounds as drawn at the start, canvas px. */
  bounds: Bounds;
  index: SnapIndex;
  /** Grid step that corners snap to when no line is near, canvas px. Null for whole px. */
  grid?: number | null;
  zoom: number;
}

export function createMoveGesture({ layers, bounds, index, grid = null, zoom }: MoveGestureInput) {
  const lead = layers[0]?.box ?? bounds;
  let moved: Point = { x: 0, y: 0 };

  /** Rounds the lowest layer to whole canvas px or the grid, unless it snapped to a line. */
  const settle = (at: number, by: number, free: boolean) => toGrid(at + by, free ? 1 : (grid ?? 1)) - at;

  return {
    /** `drag`: screen px from the press position. */
    update(drag: Point, { constrain = false, free = false }: MoveModifiers = {}): MoveUpdate {
      const horizontal = Math.abs(drag.x) >= Math.abs(drag.y);
      const locked = { x: constrain && !horizontal, y: constrain && horizontal };
      const raw = { x: locked.x ? 0 : drag.x / zoom, y: locked.y ? 0 : drag.y / zoom };
      const target = { ...bounds, x: bounds.x + raw.x, y: bounds.y + raw.y };
      const snapped = free ? { x: NO_SNAP, y: NO_SNAP } : snapMove(index, target, SNAP_DISTANCE / zoom);
      const along = (axis: 'x' | 'y') => {
        if (locked[axis]) return 0;
        return snapped[axis].guides.length > 0 ? raw[axis] + snapped[axis].delta : settle(lead[axis], raw[axis], free);
      };
      moved = { x: along('x'), y: along('y') };
      return { ...moved, guides: { xs: locked.x ? [] : snapped.x.guides, ys: locked.y ? [] : snapped.y.guides } };
    },
    /** The patches of the final command. Null if nothing moved. */
    end(): StylePatches | null {
      if (moved.x === 0 && moved.y === 0) return null;
      return new Map(layers.map(({ uuid, box }) => [uuid, { ...moveStyle(box, moved.x, moved.y) }]));
    },
    moved: (): Point => moved,
  };
}
