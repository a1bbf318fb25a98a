// Snap targets of a gesture: lines of the canvas, of other layers and of the designer, and the grid if enabled.
import type { Bounds } from '@/face/geometry/bounds';
import { buildSnapIndex, type SnapIndex } from '@/face/geometry/snap';
import { GRID_STEP } from '../dispatch/viewOptions';
import { selectCanvas } from '../document/selectors';
import type { CanvasHost } from './canvasHost';

export interface Snapping {
  index: SnapIndex;
  /** Canvas px; null if snapping to the grid is off. */
  grid: number | null;
}

/** Created once per gesture. `targets`: bounds of layers that do not change. */
export function snappingTo(host: CanvasHost, targets: readonly Bounds[]): Snapping {
  const state = host.store.getState();
  const { guides, viewOptions } = host.store.desk;
  return {
    index: buildSnapIndex(targets, selectCanvas(state), guides.of(state.editor.copyId)),
    grid: viewOptions.get().snapToGrid ? GRID_STEP : null,
  };
}
