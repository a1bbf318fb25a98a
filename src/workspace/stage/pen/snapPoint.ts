// Snaps a point of a path to lines of the canvas, layers, guides and other points; else to whole px or the grid.
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { type Guides, NO_GUIDES } from '@/editor/canvas/gestureValues';
import { layerBoxes, snapTargets } from '@/editor/canvas/layerBoxes';
import { snappingTo } from '@/editor/canvas/snapping';
import { selectNodes } from '@/editor/document/selectors';
import { atEighth } from '@/face/geometry/anchors';
import type { Point } from '@/face/geometry/bounds';
import { snapEdges, toGrid } from '@/face/geometry/snap';
import { SNAP_DISTANCE } from '@/schemas/limits';

export interface SnapOptions {
  /** Ctrl or Meta: whole px only. */
  isFree: boolean;
  /** Shift: on a line through this point at a multiple of 45°, without snapping. */
  along?: Point | null | undefined;
  /** Other points, canvas px. */
  points: readonly Point[];
  /** Uuid of a layer to which nothing snaps. */
  except?: string | undefined;
}

/** Canvas px. */
export function snapPoint(host: CanvasHost, point: Point, how: SnapOptions): { at: Point; guides: Guides } {
  const { isFree, along, points, except } = how;
  if (along) return { at: atEighth(along, point), guides: NO_GUIDES };
  const boxes = layerBoxes(selectNodes(host.store.getState()), host.angleOf);
  const own = points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }));
  const { index, grid } = snappingTo(host, [...snapTargets(boxes, new Set(except ? [except] : [])), ...own]);
  const near = isFree ? 0 : SNAP_DISTANCE / host.viewport.get().zoom;
  const onAxis = (axis: 'x' | 'y') => {
    const snapped = snapEdges(axis === 'x' ? index.xs : index.ys, [point[axis]], near);
    return !isFree && snapped.guides.length > 0
      ? { at: point[axis] + snapped.delta, guides: snapped.guides }
      : { at: toGrid(point[axis], isFree ? 1 : (grid ?? 1)), guides: [] };
  };
  const [x, y] = [onAxis('x'), onAxis('y')];
  return { at: { x: x.at, y: y.at }, guides: { xs: x.guides, ys: y.guides } };
}
