// Rotates one layer by its handle, as a pure factory: takes the pointer, returns the resting angle.
import { type Box, onCanvas, type Point, pivotOf } from '@/face/geometry/bounds';
import { directionOf, rotateStyle } from '@/face/geometry/transform';

/** Angle steps in degrees: by default and with Shift. */
const STEP = 1;
const LARGE_STEP = 15;

/** `from`: the pointer at the start, canvas px. */
export function createRotateGesture({ box, from }: { box: Box; from: Point }) {
  const pivot = onCanvas(box, pivotOf(box));
  const resting = box.rotation ?? 0;
  const start = directionOf(pivot, from);
  let changed: { rotation: number } | null = null;
  return {
    pivot,
    /** `to`: the pointer, canvas px. Returns the resting angle and the rotation since the start, degrees clockwise. */
    update(to: Point, { stepped = false }: { stepped?: boolean } = {}): { rotation: number; turn: number } {
      const turn = directionOf(pivot, to) - start;
      const { rotation } = rotateStyle(resting + turn, stepped ? LARGE_STEP : STEP);
      changed = (((rotation - resting) % 360) + 360) % 360 === 0 ? null : { rotation };
      return { rotation, turn: rotation - resting };
    },
    end: () => changed,
  };
}
