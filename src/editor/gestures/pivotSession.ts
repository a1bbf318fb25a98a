// Drags the cross of the pivot. Nothing drawn moves with it, so only the cross is updated, with one command at the end.
import { boundsOf, centreOf, type Point, round2 } from '@/face/geometry/bounds';
import { buildSnapIndex, snapEdges } from '@/face/geometry/snap';
import { SNAP_DISTANCE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { type CanvasHost, commit } from '../canvas/canvasHost';
import { NO_GUIDES } from '../canvas/gestureValues';
import { boxOf } from '../commands/layerFacts';
import { pivotPoint, setPivot } from '../commands/pivot';
import { selectCanvas } from '../document/selectors';

/** A press that moves less than this, screen px, changes nothing, because a finger is never quite still. */
const THRESHOLD = { mouse: 2, touch: 6, pen: 4 } as const;
const thresholdOf = (type: string) => (type === 'touch' || type === 'pen' ? THRESHOLD[type] : THRESHOLD.mouse);

/** Lines to snap to: the center of the dial, those of the drawn layer, and the designer's guides. */
function snapIndexFor(host: CanvasHost, node: FaceNode) {
  const state = host.store.getState();
  const box = boxOf(node);
  const middle = box && centreOf(boundsOf({ ...box, rotation: host.angleOf(node) }));
  return buildSnapIndex(
    middle ? [{ ...middle, width: 0, height: 0 }] : [],
    selectCanvas(state),
    host.store.desk.guides.of(state.editor.copyId),
  );
}

/** Starts with a press on `held`, which captures the following events. Ctrl disables snapping. */
export function startPivot(host: CanvasHost, held: HTMLElement, start: PointerEvent, node: FaceNode): void {
  const { viewport } = host;
  const from = pivotPoint(node);
  if (!from) return;
  const angle = host.angleOf(node);
  const { left, top } = host.stage.getBoundingClientRect();
  const canvasPoint = (event: PointerEvent) => viewport.toCanvas({ x: event.clientX - left, y: event.clientY - top });
  const pressed = canvasPoint(start);
  const index = snapIndexFor(host, node);
  const number = held.querySelector('.pivot-number');
  let to: Point | null = null;

  const follow = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!to && far < thresholdOf(start.pointerType)) return;
    const now = canvasPoint(event);
    const at = { x: from.x + now.x - pressed.x, y: from.y + now.y - pressed.y };
    const near = event.ctrlKey || event.metaKey ? 0 : SNAP_DISTANCE / viewport.get().zoom;
    const [x, y] = [snapEdges(index.xs, [at.x], near), snapEdges(index.ys, [at.y], near)];
    to = { x: round2(at.x + x.delta), y: round2(at.y + y.delta) };
    host.cross.current?.place(to);
    host.overlay.guides({ xs: x.guides, ys: y.guides });
    if (number) number.textContent = `${to.x}, ${to.y}`;
  };
  const stop = () => {
    held.removeEventListener('pointermove', follow);
    held.removeEventListener('pointerup', onUp);
    held.removeEventListener('pointercancel', cancel);
    if (held.hasPointerCapture(start.pointerId)) held.releasePointerCapture(start.pointerId);
    held.removeAttribute('data-dragged');
    host.overlay.guides(NO_GUIDES);
    if (host.running.current === gesture) host.running.current = null;
  };
  const cancel = () => {
    stop();
    if (number) number.textContent = `${round2(from.x)}, ${round2(from.y)}`;
    host.cross.current?.back();
  };
  const end = () => {
    stop();
    const refusal = to && commit(host, setPivot, { uuid: node.uuid, to, angle });
    if (refusal || !to) cancel();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) end();
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
