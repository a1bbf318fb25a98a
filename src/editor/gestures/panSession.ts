// Panning with the middle button or with Space held: the view follows the pointer.
import type { CanvasHost, PointerNow, RunningGesture } from '../canvas/canvasHost';

/** Counted from the start, since the view stops at its bounds while the pointer goes on. Escape puts the view back. */
export function startPan({ viewport }: Pick<CanvasHost, 'viewport'>, start: PointerNow): RunningGesture {
  const from = viewport.get();
  const to = (x: number, y: number) => {
    const { panX, panY } = viewport.get();
    viewport.panBy(from.panX + x - panX, from.panY + y - panY);
  };
  return {
    update: ({ at }) => to(at.x - start.at.x, at.y - start.at.y),
    end() {},
    cancel: () => to(0, 0),
  };
}
