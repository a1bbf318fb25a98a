// Two fingers on the canvas: a pinch zooms about their midpoint, a parallel move pans.
import type { Point } from '@/face/geometry/bounds';
import type { CanvasHost, RunningGesture } from '../canvas/canvasHost';

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** A second finger ends the gesture of the first, and no gesture starts until the last finger is lifted. */
export function attachPinchZoom({ stage, viewport, running }: CanvasHost): () => void {
  const fingers = new Map<number, Point>();
  /** Placeholder gesture while there are two fingers. Only this one is removed again. */
  const pinch: RunningGesture = { update: () => {}, end: () => {}, cancel: () => {} };

  const pair = (): readonly [Point, Point] | null => {
    const [a, b] = fingers.values();
    return a && b && fingers.size === 2 ? [a, b] : null;
  };
  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    // The primary finger starts over, because a missing end event (the pointer left the window) leaves a stale finger.
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size < 2) return;
    const before = running.current;
    running.current = pinch;
    if (before !== pinch) before?.cancel();
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = pair();
    fingers.set(event.pointerId, pointOf(event));
    const after = pair();
    if (!before || !after) return;
    const [from, to] = [middleOf(before), middleOf(after)];
    viewport.panBy(to.x - from.x, to.y - from.y);
    viewport.zoomAt(distanceOf(after) / distanceOf(before), to);
  };
  const onUp = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId) && fingers.size === 0 && running.current === pinch) running.current = null;
  };

  stage.addEventListener('pointerdown', onDown, true);
  stage.addEventListener('pointermove', onMove);
  for (const name of ['pointerup', 'pointercancel'] as const) stage.addEventListener(name, onUp);
  return () => {
    stage.removeEventListener('pointerdown', onDown, true);
    stage.removeEventListener('pointermove', onMove);
    for (const name of ['pointerup', 'pointercancel'] as const) stage.removeEventListener(name, onUp);
  };
}
