// Drags a handle on the canvas: its threshold, capture, frames and end are the same for a pivot, a gradient and a path.
import type { Point } from '@/face/geometry/bounds';
import type { CanvasHost } from '../canvas/canvasHost';
import { createFrameQueue } from './oncePerFrame';

/** A press that moves less than this, screen px, changes nothing, because a finger is never quite still. */
const THRESHOLD = { mouse: 2, touch: 6, pen: 4 } as const;
const thresholdOf = (type: string) => (type === 'touch' || type === 'pen' ? THRESHOLD[type] : THRESHOLD.mouse);

export interface HandlePointer {
  /** Canvas px. */
  now: Point;
  /** Where the handle was pressed, canvas px. */
  pressed: Point;
  /** Ctrl or Meta: no snapping. */
  isFree: boolean;
  shift: boolean;
  alt: boolean;
}

export interface HandleDrag {
  /** Called once per frame after the press has moved. */
  move(pointer: HandlePointer): void;
  /** The pointer was released after a move. */
  end(): void;
  /** Escape or a lost pointer ended it after a move: restores what was. */
  cancel(): void;
}

/** Starts with a press on `held`, which captures the following events. */
export function startHandleDrag(host: CanvasHost, held: HTMLElement, start: PointerEvent, drag: HandleDrag): void {
  const { viewport } = host;
  const { left, top } = host.stage.getBoundingClientRect();
  const placeOf = ({ clientX, clientY }: PointerEvent) => viewport.toCanvas({ x: clientX - left, y: clientY - top });
  const pressed = placeOf(start);
  let isMoved = false;

  const moves = createFrameQueue<PointerEvent>((event) =>
    drag.move({
      ...{ now: placeOf(event), pressed, shift: event.shiftKey, alt: event.altKey },
      isFree: event.ctrlKey || event.metaKey,
    }),
  );
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    isMoved ||= far >= thresholdOf(start.pointerType);
    if (isMoved) moves.push(event);
  };
  const stop = () => {
    held.removeEventListener('pointermove', follow);
    held.removeEventListener('pointerup', onUp);
    held.removeEventListener('pointercancel', cancel);
    if (held.hasPointerCapture(start.pointerId)) held.releasePointerCapture(start.pointerId);
    held.removeAttribute('data-dragged');
    if (host.running.current === gesture) host.running.current = null;
  };
  const cancel = () => {
    moves.drop();
    stop();
    if (isMoved) drag.cancel();
  };
  const end = () => {
    moves.flush();
    stop();
    if (isMoved) drag.end();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    follow(event);
    end();
  };
  // Escape and a lost window end it like any gesture.
  const gesture = { update: () => {}, end, cancel };

  host.running.current = gesture;
  held.setPointerCapture(start.pointerId);
  held.setAttribute('data-dragged', '');
  held.addEventListener('pointermove', follow);
  held.addEventListener('pointerup', onUp);
  held.addEventListener('pointercancel', cancel);
}
