// Drags a handle of a gradient. Each frame sets the paint, so that the canvas shows it; the drag is one undo step.
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { endBurst, takeBackTo } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectNodes } from '@/editor/document/selectors';
import { createFrameQueue } from '@/editor/gestures/oncePerFrame';
import type { Box, Point } from '@/face/geometry/bounds';
import type { Gradient } from '@/forms/controls/paintChanges';
import { SNAP_DISTANCE } from '@/schemas/limits';
import { inBox } from './gradientGeometry';

/** A press that moves less than this, screen px, changes nothing, because a finger is never quite still. */
const THRESHOLD = { mouse: 2, touch: 6, pen: 4 } as const;
const thresholdOf = (type: string) => (type === 'touch' || type === 'pen' ? THRESHOLD[type] : THRESHOLD.mouse);

export interface GradientDrag {
  uuid: string;
  /** Style field, without `style`. */
  path: string;
  /** Place of the handle at the start, px of the box. */
  at: Point;
  /** The layer's box as drawn now. */
  box(): Box;
  /** The gradient with the handle at a place in px of the box; `near`: distance of snapping, px of the box. */
  moved(to: Point, near: number): Gradient;
}

/** Starts with a press on `held`, which captures the following events. Ctrl disables snapping. */
export function startGradientDrag(host: CanvasHost, held: HTMLElement, start: PointerEvent, drag: GradientDrag): void {
  const { store, viewport } = host;
  const before = selectNodes(store.getState());
  const { left, top } = host.stage.getBoundingClientRect();
  const placeOf = ({ clientX, clientY }: PointerEvent): Point =>
    inBox(drag.box(), viewport.toCanvas({ x: clientX - left, y: clientY - top }));
  const pressed = placeOf(start);
  // One time for all changes of the drag, so that a pause does not divide it into two undo steps.
  const how = { at: Date.now(), isToldElsewhere: true };
  let isMoved = false;

  const moves = createFrameQueue<PointerEvent>((event) => {
    const now = placeOf(event);
    const { scaleX = 1, scaleY = 1 } = drag.box();
    const scale = viewport.get().zoom * Math.max(0.01, Math.min(Math.abs(scaleX), Math.abs(scaleY)));
    const near = event.ctrlKey || event.metaKey ? 0 : SNAP_DISTANCE / scale;
    const value = drag.moved({ x: drag.at.x + now.x - pressed.x, y: drag.at.y + now.y - pressed.y }, near);
    runCommand(store, setField, { uuids: [drag.uuid], path: drag.path, value }, how);
  });
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
    if (isMoved) runCommand(store, takeBackTo, before, { isToldElsewhere: true });
  };
  const end = () => {
    moves.flush();
    stop();
    runCommand(store, endBurst, undefined);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    follow(event);
    end();
  };
  // Escape and a lost window end it like any gesture.
  const gesture = { update: () => {}, end, cancel };

  runCommand(store, endBurst, undefined);
  host.running.current = gesture;
  held.setPointerCapture(start.pointerId);
  held.setAttribute('data-dragged', '');
  held.addEventListener('pointermove', follow);
  held.addEventListener('pointerup', onUp);
  held.addEventListener('pointercancel', cancel);
}
