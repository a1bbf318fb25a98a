// Creates the canvas host of the gestures when its elements are mounted, and listens to pointer, wheel and Space.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import type { CanvasScope } from '@/editor/canvas/FaceTree';
import type { AngleOf } from '@/editor/canvas/layerBoxes';
import { createOverlay } from '@/editor/canvas/overlay';
import type { Viewport } from '@/editor/canvas/viewport';
import { styleOf } from '@/editor/commands/layerFacts';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas } from '@/editor/document/selectors';
import { attachAltHover } from '@/editor/gestures/altHover';
import { watchMovedBeneath } from '@/editor/gestures/movedBeneath';
import { attachPinchZoom } from '@/editor/gestures/pinchZoom';
import { attachPointerGestures } from '@/editor/gestures/pointerGestures';
import { attachSpaceKey } from '@/editor/gestures/spaceKey';
import { attachWheelZoom } from '@/editor/gestures/wheelZoom';
import type { Point } from '@/face/geometry/bounds';
import { liveAngle, turningOf } from '@/face/nodes/liveValue';

interface CanvasParts {
  /** Receives the pointer and the focus. */
  stage: RefObject<HTMLDivElement | null>;
  /** Contains the face; zoomed and panned as a whole. */
  world: RefObject<HTMLDivElement | null>;
  /** Covers the stage, for overlays over the face. */
  over: RefObject<HTMLDivElement | null>;
  scope: CanvasScope;
  viewport: Viewport;
  onPress(uuid: string | null): void;
  /** A finger rested, client px. */
  onLongPress(at: Point): void;
  /** Space was tapped, not held to pan. */
  onSpace(target: EventTarget | null): void;
}

export function useCanvasHost({
  stage,
  world,
  over,
  scope,
  viewport,
  onPress,
  onLongPress,
  onSpace,
}: CanvasParts): CanvasHost | null {
  const { store, watch } = useEditor();
  const canvas = useEditorState(selectCanvas);
  const [host, setHost] = useState<CanvasHost | null>(null);
  const acts = useRef({ onPress, onLongPress, onSpace });
  useLayoutEffect(() => {
    acts.current = { onPress, onLongPress, onSpace };
  }, [onPress, onLongPress, onSpace]);

  useLayoutEffect(() => {
    if (!stage.current || !over.current) return;
    const angleOf: AngleOf = (node) => {
      const turning = turningOf(styleOf(node));
      return liveAngle(turning, watch, node.uuid);
    };
    const overlay = createOverlay(over.current, viewport);
    const made: CanvasHost = {
      ...scope,
      stage: stage.current,
      store,
      viewport,
      overlay,
      frame: { current: null },
      marks: { current: null },
      cross: { current: null },
      running: { current: null },
      tool: { current: null },
      angleOf,
    };
    const space = attachSpaceKey(made.stage, (target) => acts.current.onSpace(target));
    const detach = [
      attachPinchZoom(made),
      attachPointerGestures(made, {
        takePan: space.takePress,
        onPress: (uuid) => acts.current.onPress(uuid),
        onLongPress: (at) => acts.current.onLongPress(at),
        watchMoved: (listener) => watchMovedBeneath(store, listener),
      }),
      attachAltHover(made, over.current, store.subscribe),
      attachWheelZoom(made.stage, viewport),
      space.detach,
      overlay.remove,
    ];
    setHost(made);
    return () => {
      for (const end of detach) end();
      setHost(null);
    };
  }, [stage, over, scope, store, watch, viewport]);

  // Updates the element directly instead of rendering the view.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const show = () => {
      const { zoom, panX, panY } = viewport.get();
      if (world.current) world.current.style.transform = `translate(${panX}px, ${panY}px) scale(${zoom})`;
    };
    const unsubscribe = viewport.subscribe(show);
    // Reports the size after layout and before paint, so nothing is laid out twice.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) viewport.measure(entry.contentRect, canvas);
    });
    observer.observe(element);
    show();
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [stage, world, viewport, canvas]);

  return host;
}
