// The handles of the selection box. react-moveable draws them and tracks the pointer, the gestures do the rest.
import { memo, type Ref, useMemo } from 'react';
import Moveable, { type MoveableInterface } from 'react-moveable';
import type { CanvasHost, PointerNow, RunningGesture } from '@/editor/canvas/canvasHost';
import { handleOfDirection } from '@/editor/canvas/frameHandleRules';
import { type LayerBox, layerBoxes } from '@/editor/canvas/layerBoxes';
import { selectNodes, selectSelection } from '@/editor/document/selectors';
import { startResize, startRotate } from '@/editor/gestures/handleSession';
import { createFrameQueue } from '@/editor/gestures/oncePerFrame';
import { isLocked } from '@/face/nodes';
import type { HandleRules } from '@/face/nodes/defineNode';

export interface FrameHandlesProps {
  ref: Ref<Moveable>;
  host: CanvasHost;
  /** The box that the handles surround. */
  target: HTMLElement | null;
  rules: HandleRules;
  cspNonce?: string | undefined;
}

/** The parts of react-moveable's event that a handle drag reads. */
interface HandleEvent {
  clientX: number;
  clientY: number;
  inputEvent: unknown;
  currentTarget: Pick<MoveableInterface, 'stopDrag'>;
}

interface HandleStart {
  start: PointerNow;
  all: readonly LayerBox[];
  layers: readonly LayerBox[];
}

/** Forwards react-moveable's events to a running gesture of the canvas, once per frame. */
function createHandleDrag(host: CanvasHost) {
  /** The running drag of a handle. Other gestures of the canvas do not end with it. */
  let own: RunningGesture | null = null;
  /** Ends it at the present pointer position. */
  let letGo = () => {};
  const isOwn = () => own !== null && host.running.current === own;
  const moves = createFrameQueue<PointerNow>((pointer) => own?.update(pointer));

  const pointerOf = ({ clientX, clientY, inputEvent }: HandleEvent): PointerNow => {
    const { left, top } = host.stage.getBoundingClientRect();
    const keys = inputEvent instanceof UIEvent ? (inputEvent as MouseEvent) : null;
    return {
      at: { x: clientX - left, y: clientY - top },
      shift: keys?.shiftKey ?? false,
      alt: keys?.altKey ?? false,
      mod: (keys?.ctrlKey || keys?.metaKey) ?? false,
    };
  };

  return {
    begin(event: HandleEvent, make: (from: HandleStart) => RunningGesture | null): void {
      const state = host.store.getState();
      const chosen = new Set(selectSelection(state));
      const all = layerBoxes(selectNodes(state), host.angleOf);
      const layers = all.filter(({ uuid, node }) => chosen.has(uuid) && !isLocked(node));
      const gesture = host.running.current ? null : make({ start: pointerOf(event), all, layers });
      if (!gesture) {
        event.currentTarget.stopDrag('control');
        return;
      }
      const forget = () => {
        own = null;
        if (host.running.current === running) host.running.current = null;
      };
      const running: RunningGesture = {
        update: gesture.update,
        end() {
          letGo();
          event.currentTarget.stopDrag('control');
        },
        cancel() {
          moves.drop();
          forget();
          gesture.cancel();
          event.currentTarget.stopDrag('control');
        },
      };
      letGo = () => {
        moves.flush();
        forget();
        gesture.end();
      };
      own = running;
      host.running.current = running;
    },
    move: (event: HandleEvent) => moves.push(pointerOf(event)),
    end() {
      if (isOwn()) letGo();
    },
  };
}

export const FrameHandles = memo(function FrameHandles({ ref, host, target, rules, cspNonce = '' }: FrameHandlesProps) {
  const drag = useMemo(() => createHandleDrag(host), [host]);
  const directions = useMemo(() => [...rules.resize], [rules]);
  return (
    <Moveable
      ref={ref}
      target={target}
      className="canvas-handles"
      cspNonce={cspNonce}
      origin={false}
      resizable={directions.length > 0}
      renderDirections={directions}
      rotatable={rules.rotate}
      rotationPosition="top"
      onResizeStart={(event) => {
        const handle = handleOfDirection(event.direction);
        drag.begin(event, (from) => handle && startResize(host, from, handle, rules.keepRatio));
      }}
      onResize={drag.move}
      onResizeEnd={drag.end}
      onRotateStart={(event) => {
        drag.begin(event, ({ layers: [layer], start }) => (layer ? startRotate(host, layer, start) : null));
      }}
      onRotate={drag.move}
      onRotateEnd={drag.end}
    />
  );
});
