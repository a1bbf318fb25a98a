// The wheel zooms at the pointer. A trackpad pinch arrives as a wheel event with Ctrl.
import type { Viewport } from '../canvas/viewport';

/** Zoom per wheel px for the wheel and for pinches, and px per line or page for wheels that report these units. */
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
