// Drags a guide out of a ruler or from its position. Updates the DOM without React. Dropping it on the ruler removes
// it.
import { RULER_SIZE } from '@/editor/canvas/rulerSize';
import type { Viewport } from '@/editor/canvas/viewport';
import type { GuideAxis } from '@/editor/dispatch/guides';

export interface GuideDrag {
  axis: GuideAxis;
  viewport: Viewport;
  stage: HTMLElement;
  /** Length of the canvas along the axis, px. Guides stay within it. */
  limit: number;
  /** Shows the line, canvas px; null hides it. */
  show(at: number | null): void;
  /** The pointer was released: the position, or null to remove the line. Not called after Escape. */
  done(at: number | null): void;
  /** Escape was pressed or the pointer was lost. */
  cancelled(): void;
}

/** Starts with a pressed pointer; `held` captures its later events. */
export function startGuideDrag(held: Element, pointerId: number, drag: GuideDrag): void {
  const { axis, viewport, stage, limit } = drag;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const page = held.ownerDocument;
  let at: number | null = null;

  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { zoom, panX, panY } = viewport.get();
    const [px, pan, room] = axis === 'xs' ? [clientX - left, panX, width] : [clientY - top, panY, height];
    const isOff = px < RULER_SIZE || px > room;
    at = isOff ? null : Math.min(limit, Math.max(0, Math.round((px - pan) / zoom)));
    drag.show(at);
  };
  const stop = () => {
    held.removeEventListener('pointermove', onMove);
    held.removeEventListener('pointerup', onUp);
    held.removeEventListener('pointercancel', onLost);
    page.removeEventListener('keydown', onKey, true);
    if (held.hasPointerCapture(pointerId)) held.releasePointerCapture(pointerId);
  };
  const onMove = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId === pointerId) follow(event);
  };
  const onUp = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== pointerId) return;
    follow(event);
    stop();
    drag.done(at);
  };
  const onLost = () => {
    stop();
    drag.cancelled();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onLost();
  };

  held.setPointerCapture(pointerId);
  held.addEventListener('pointermove', onMove);
  held.addEventListener('pointerup', onUp);
  held.addEventListener('pointercancel', onLost);
  page.addEventListener('keydown', onKey, true);
}
