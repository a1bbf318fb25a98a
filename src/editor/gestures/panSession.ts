// Panning with the middle button or with Space held: the view follows the pointer.
import type { CanvasHost, PointerNow, RunningGesture } from './canvasHost';

/** Escape puts the view back. */
export function startPan(host: CanvasHost, start: PointerNow): RunningGesture {
  let last = start.at;
  const by = (x: number, y: number) => host.viewport.panBy(x, y);
  return {
    update({ at }) {
      by(at.x - last.x, at.y - last.y);
      last = at;
    },
    end() {},
    cancel() {
      by(start.at.x - last.x, start.at.y - last.y);
    },
  };
}
