// The cross at the pivot of the single selected layer: dragged, or moved with arrow keys while focused.
import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { createPivotDrawing } from '@/editor/canvas/drawPivot';
import { boxOf, isLocked, isPinned } from '@/editor/commands/layerFacts';
import {
  dialCentre,
  isOffDial,
  moveToDial,
  nudgedPivot,
  nudgePivot,
  pivotPoint,
  setPivot,
  showsPivot,
} from '@/editor/commands/pivot';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectNodes, selectSelectedNodes, type WithEditor } from '@/editor/document/selectors';
import { startPivot } from '@/editor/gestures/pivotSession';
import { round2 } from '@/face/geometry/bounds';
import { isDrawnNode, isFixed } from '@/face/nodes';
import { ancestorsOf, turnsLayers } from '@/face/nodes/layerTree';
import { IconButton } from '@/ui/IconButton';
import { ARROWS } from './handles/Dot';

/** The layer whose pivot can be moved: the single selected one, if it has a box and is not locked. */
const selectPivoted = (state: WithEditor) => {
  const [node, ...more] = selectSelectedNodes(state);
  const isMeant = node && more.length === 0 && boxOf(node) !== null && isDrawnNode(node);
  // In a turned group the pivot is set in the panel, in the frame of the group.
  const isTurned = node !== undefined && ancestorsOf(selectNodes(state), node).some(turnsLayers);
  return isMeant && !isTurned && !isLocked(node) && !isFixed(node) && !isPinned(node) ? node : null;
};

interface PivotCrossProps {
  host: CanvasHost;
}

export function PivotCross({ host }: PivotCrossProps) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const node = useEditorState(selectPivoted);
  const canvas = useEditorState(selectCanvas);
  const cross = useRef<HTMLDivElement>(null);
  const mend = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const at = node && pivotPoint(node);
  useFocusPlace('pivot', cross, {
    take() {
      cross.current?.focus();
      return cross.current !== null;
    },
  });

  // Follows the pivot after each change and when the view changes. Gestures move it during a preview.
  useLayoutEffect(() => {
    if (!cross.current || !node) return;
    const drawing = createPivotDrawing({ cross: cross.current, mend: mend.current }, host.viewport);
    const place = () => drawing.place(pivotPoint(node));
    host.cross.current = { ...drawing, back: place };
    place();
    const stop = host.viewport.subscribe(place);
    return () => {
      host.cross.current = null;
      stop();
    };
  }, [host, node]);

  if (!node || !at) return null;
  const off = isOffDial(node, canvas);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || host.running.current) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    startPivot(host, event.currentTarget, event.nativeEvent, node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROWS[event.key];
    const { uuid } = node;
    if (step)
      runCommand(store, nudgePivot, { uuid, to: nudgedPivot(at, step, event.shiftKey), angle: host.angleOf(node) });
    else if (event.key === 'Home')
      runCommand(store, setPivot, { uuid, to: dialCentre(canvas), angle: host.angleOf(node) });
    else if (event.key === 'Escape') store.desk.focus.take({ place: 'canvas' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const place = { x: round2(at.x), y: round2(at.y) };
  return (
    <>
      <div
        ref={cross}
        role="slider"
        tabIndex={-1}
        data-pivot
        data-shown={showsPivot(node) || undefined}
        data-off={off || undefined}
        aria-label={t('pivot.cross', { label: node.label })}
        aria-describedby={helpId}
        aria-valuenow={place.x}
        aria-valuetext={t('pivot.value', place)}
        className="pivot-cross handle-spot"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onWheel={(event) => host.stage.dispatchEvent(new WheelEvent('wheel', event.nativeEvent))}
      >
        <span aria-hidden="true" className="pivot-number">
          {`${place.x}, ${place.y}`}
        </span>
      </div>
      <div ref={mend} hidden={!off} className="pivot-mend">
        {off ? (
          <IconButton
            size="sm"
            bordered
            label={t('pivot.mend')}
            icon={<LocateFixed size={15} />}
            onClick={() => performCommand(store, port, moveToDial)}
          />
        ) : null}
      </div>
      <p id={helpId} className="sr-only">
        {t('pivot.help')}
      </p>
    </>
  );
}
