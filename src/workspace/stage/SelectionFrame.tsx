// The selection box: one transparent element with react-moveable handles, in screen px.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Moveable from 'react-moveable';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { createFrameDrawing, type FrameDrawing } from '@/editor/canvas/drawFrame';
import { handlesOfSelection, keepRules } from '@/editor/canvas/frameHandleRules';
import { boundsOfAll, layerBoxes } from '@/editor/canvas/layerBoxes';
import { styleOf } from '@/editor/commands/layerFacts';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectNodes, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { type Bounds, type Box, boundsOf } from '@/face/geometry/bounds';
import { pivotOnCanvas } from '@/face/geometry/pictures';
import type { HandleRules } from '@/face/nodes/defineNode';
import { ancestorsOf } from '@/face/nodes/layerTree';
import { tagsTurning } from '@/face/nodes/liveValue';
import { build } from '@/service/build/build';
import { later } from '@/ui/later';
import type { FrameHandlesProps } from './FrameHandles';

/** react-moveable is as large as all panels together, so it loads with the first selection. */
const FrameHandles = later<FrameHandlesProps>(async () => (await import('./FrameHandles')).FrameHandles);

interface SelectionFrameProps {
  host: CanvasHost;
}

/** Tags that rotate the single selected layer, its own and those of the groups around it, with spaces between. */
const selectTurning = (state: WithEditor): string => {
  const [node, ...more] = selectSelectedNodes(state);
  if (!node || more.length > 0) return '';
  const all = [node, ...ancestorsOf(selectNodes(state), node)];
  return all.flatMap((one) => tagsTurning(styleOf(one))).join(' ');
};

export function SelectionFrame({ host }: SelectionFrameProps) {
  const { watch } = useEditor();
  const selected = useEditorState(selectSelectedNodes);
  const canvas = useEditorState(selectCanvas);
  const [sameRules] = useState(keepRules);
  // While nothing is selected the box is hidden with its handles, which the next selection often needs again.
  const rules = sameRules(selected.length > 0 ? handlesOfSelection(selected, canvas) : null);
  const wrapper = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  const moveable = useRef<Moveable>(null);
  // Mounted with the first selection and kept, so a face opens without handles.
  const [needed, setNeeded] = useState(false);
  if (!needed && selected.length > 0) setNeeded(true);
  const [proxy, setProxy] = useState<HTMLDivElement | null>(null);
  const [drawing, setDrawing] = useState<FrameDrawing | null>(null);
  useLayoutEffect(() => {
    if (wrapper.current && proxy && label.current) {
      setDrawing(createFrameDrawing({ wrapper: wrapper.current, proxy, label: label.current }));
    }
  }, [proxy]);

  /**
   * The zoom bar, px of the stage, which the label under the selection must not cover. Read when the stage changes, not
   * per frame.
   */
  const bar = useRef<Bounds | null>(null);
  /** For what the handles were measured, which forces a layout. It holds while the box is hidden. */
  const measured = useRef<{ handles: Moveable; rules: HandleRules; shape: string } | null>(null);

  const place = useCallback(
    (tried?: Box, words?: string) => {
      const boxes = layerBoxes(selectNodes(host.store.getState()), host.angleOf, selected);
      const box = tried ?? (boxes.length === 1 ? boxes[0]?.box : boundsOfAll(boxes));
      host.marks.current?.place(box ? boundsOf(box) : null);
      if (tried) host.cross.current?.place(pivotOnCanvas(tried));
      else host.cross.current?.back();
      if (!box || !drawing) {
        drawing?.hide();
        return;
      }
      const shape = drawing.draw(box, host.viewport, words, bar.current);
      const handles = moveable.current;
      const { current: last } = measured;
      if (!handles || (last?.handles === handles && last.rules === rules && last.shape === shape)) return;
      measured.current = { handles, rules, shape };
      handles.updateRect();
    },
    [selected, drawing, host, rules],
  );

  useLayoutEffect(() => {
    const shift = (dx: number, dy: number) => {
      drawing?.shift(dx, dy);
      host.marks.current?.shift(dx, dy);
      host.cross.current?.shift(dx, dy);
    };
    host.frame.current = { place, shift };
    return () => {
      host.frame.current = null;
    };
  }, [host, place, drawing]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = host.stage.parentElement?.querySelector('[data-zoom-bar]');
      const own = host.stage.getBoundingClientRect();
      const rect = element?.getBoundingClientRect();
      bar.current = rect
        ? { x: rect.left - own.left, y: rect.top - own.top, width: rect.width, height: rect.height }
        : null;
    });
    observer.observe(host.stage);
    return () => observer.disconnect();
  }, [host]);
  // Follows the selection after each change, when the view changes, and when live data rotates the single layer.
  useLayoutEffect(() => place(), [place]);
  useEffect(() => host.viewport.subscribe(() => place()), [host, place]);
  const turning = useEditorState(selectTurning);
  useEffect(() => {
    if (!turning) return;
    return watch.subscribe(turning.split(' '), () => {
      if (!host.running.current) place();
    });
  }, [turning, watch, host, place]);

  return (
    <div ref={wrapper} aria-hidden="true" hidden className="canvas-frame absolute top-0 left-0">
      <div ref={setProxy} className="absolute" />
      <div ref={label} className="canvas-label keep-colors" />
      {needed && <FrameHandles ref={moveable} host={host} target={proxy} rules={rules} cspNonce={build.styleNonce} />}
    </div>
  );
}
