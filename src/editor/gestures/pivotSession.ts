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
import { startHandleDrag } from './handleDrag';

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
  const from = pivotPoint(node);
  if (!from) return;
  const angle = host.angleOf(node);
  const index = snapIndexFor(host, node);
  const number = held.querySelector('.pivot-number');
  const label = ({ x, y }: Point) => {
    if (number) number.textContent = `${round2(x)}, ${round2(y)}`;
  };
  let to: Point = from;

  const cancel = () => {
    host.overlay.guides(NO_GUIDES);
    label(from);
    host.cross.current?.back();
  };
  startHandleDrag(host, held, start, {
    move({ now, pressed, isFree }) {
      const at = { x: from.x + now.x - pressed.x, y: from.y + now.y - pressed.y };
      const near = isFree ? 0 : SNAP_DISTANCE / host.viewport.get().zoom;
      const [x, y] = [snapEdges(index.xs, [at.x], near), snapEdges(index.ys, [at.y], near)];
      to = { x: round2(at.x + x.delta), y: round2(at.y + y.delta) };
      host.cross.current?.place(to);
      host.overlay.guides({ xs: x.guides, ys: y.guides });
      label(to);
    },
    end() {
      host.overlay.guides(NO_GUIDES);
      if (commit(host, setPivot, { uuid: node.uuid, to, angle })) cancel();
    },
    cancel,
  });
}
