// Pans with the middle button or with Space held. The view follows the pointer.
import type { CanvasHost, PointerNow, RunningGesture } from '../canvas/canvasHost';

/**
 * Measures from the start, because the view stops at its bounds while the pointer moves on. Escape restores the view.
 */
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
