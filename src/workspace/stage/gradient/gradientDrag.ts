// Drags a handle of a gradient. Each frame sets the paint, so that the canvas shows it; the drag is one undo step.
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { endBurst } from '@/editor/commands/session';
import { setField } from '@/editor/commands/setField';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectNodes } from '@/editor/document/selectors';
import { startHandleDrag } from '@/editor/gestures/handleDrag';
import type { Box, Point } from '@/face/geometry/bounds';
import type { Gradient } from '@/forms/controls/paintChanges';
import { SNAP_DISTANCE } from '@/schemas/limits';
import { cancelTo } from './cancelTo';
import { inBox } from './gradientGeometry';

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
  const boxAtStart = drag.box();
  // One time for all changes of the drag, so that a pause does not divide it into two undo steps.
  const how = { at: Date.now(), isToldElsewhere: true };

  runCommand(store, endBurst, undefined);
  startHandleDrag(host, held, start, {
    move({ now, pressed, isFree }) {
      const [to, from] = [inBox(drag.box(), now), inBox(boxAtStart, pressed)];
      const { scaleX = 1, scaleY = 1 } = drag.box();
      const scale = viewport.get().zoom * Math.max(0.01, Math.min(Math.abs(scaleX), Math.abs(scaleY)));
      const near = isFree ? 0 : SNAP_DISTANCE / scale;
      const value = drag.moved({ x: drag.at.x + to.x - from.x, y: drag.at.y + to.y - from.y }, near);
      runCommand(store, setField, { uuids: [drag.uuid], path: drag.path, value }, how);
    },
    end: () => void runCommand(store, endBurst, undefined),
    cancel: () => void runCommand(store, cancelTo, before, { isToldElsewhere: true }),
  });
}
