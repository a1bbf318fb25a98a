// The wheel zooms at the pointer; a pinch on a trackpad comes as a wheel with Ctrl.
import type { Viewport } from '../canvas/viewport';

/** Zoom per wheel px, by wheel and by pinch, and px of a line or page where the wheel counts in these. */
const WHEEL = 0.002;
const PINCH = 0.01;
const UNIT = [1, 16, 400] as const;

export function attachWheelZoom(stage: HTMLElement, viewport: Viewport): () => void {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = stage.getBoundingClientRect();
    const px = event.deltaY * (UNIT[event.deltaMode] ?? 1);
    const factor = Math.exp(-px * (event.ctrlKey ? PINCH : WHEEL));
    viewport.zoomAt(Math.min(2, Math.max(0.5, factor)), { x: event.clientX - left, y: event.clientY - top });
  };
  stage.addEventListener('wheel', onWheel, { passive: false });
  return () => stage.removeEventListener('wheel', onWheel);
}
