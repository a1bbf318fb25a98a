// The stage: one Tab stop that contains the watch, its layers, and the overlays of gestures and selection.
import { type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CanvasScope, FaceTree } from '@/editor/canvas/FaceTree';
import { GridLines } from '@/editor/canvas/GridLines';
import { hitTest, layerBoxes, picked } from '@/editor/canvas/layerBoxes';
import { createLayerElements } from '@/editor/canvas/layerElements';
import { createLayerFeed } from '@/editor/canvas/layerFeed';
import type { Viewport } from '@/editor/canvas/viewport';
import { WatchCase } from '@/editor/canvas/WatchCase';
import { editPoints } from '@/editor/commands/editPoints';
import { editText } from '@/editor/commands/editText';
import { togglePlay } from '@/editor/commands/playback';
import { select, selectNone } from '@/editor/commands/select';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { performCommand } from '@/editor/dispatch/performCommand';
import { runCommand, situationOf } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanvas, selectNodes, selectSelectedNodes, selectSelection } from '@/editor/document/selectors';
import type { Point } from '@/face/geometry/bounds';
import { isGroup } from '@/face/nodes';
import { inScope } from '@/face/nodes/layerTree';
import { WatchProvider } from '@/face/nodes/WatchSvg';
import { withWords } from '@/service/language/i18n';
import { Listening } from '@/ui/Listening';
import { later } from '@/ui/later';
import { useStoreValue } from '@/ui/useStoreValue';
import { layerOf, useCanvasFocus } from './canvasFocus';
import { handleCanvasKey } from './canvasKeys';
import { FocusRing } from './FocusRing';
import { GuideLines, type GuideLinesHandle } from './GuideLines';
import { LayerMenu } from './LayerMenu';
import type { CanvasToolsProps } from './pen/CanvasTools';
import type { RulersProps } from './Rulers';
import { SelectionFacts } from './SelectionFacts';
import { SelectionFrame } from './SelectionFrame';
import type { SelectionToolsProps } from './SelectionTools';
import { useCanvasHost } from './useCanvasHost';

/** Loaded later: nothing is selected at first, and rulers are off by default. */
const SelectionTools = later<SelectionToolsProps>(async () => (await import('./SelectionTools')).SelectionTools);
const CanvasTools = later<CanvasToolsProps>(async () => {
  return (await withWords(['pen'], import('./pen/CanvasTools'))).CanvasTools;
});
const Rulers = later<RulersProps>(async () => (await import('./Rulers')).Rulers);

export interface CanvasStageProps {
  viewport: Viewport;
}

/** An application is one Tab stop. Its layers are reached from inside. */
const TAB_STOP = { tabIndex: 0 } as const;

export function CanvasStage({ viewport }: CanvasStageProps) {
  const { t } = useTranslation('editor');
  const { store, port, watch } = useEditor();
  const canvas = useEditorState(selectCanvas);
  const hasSelection = useEditorState((state) => selectSelection(state).length > 0);
  const scope = useMemo<CanvasScope>(
    () => ({ elements: createLayerElements(), feed: createLayerFeed(store) }),
    [store],
  );
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const closeMenu = useCallback(() => setMenuAt(null), []);
  const guides = useRef<GuideLinesHandle>(null);
  const tool = useStoreValue(store.desk.tool);
  const { rulers, grid } = useStoreValue(store.desk.viewOptions);
  const helpId = useId();
  const factsId = useId();

  const focusPressed = (uuid: string | null) => focus.focusLayer(uuid, 'pointer');
  /** Acts as the tool, or plays the animations of a layer. */
  const onSpace = (target: EventTarget | null) => {
    if (host?.tool.current) {
      host.tool.current.tapSpace?.();
      return;
    }
    const situation = layerOf(target) ? situationOf(store) : null;
    if (situation && togglePlay.enabled?.(situation) !== false) performCommand(store, port, togglePlay);
  };
  const onLongPress = (at: Point) => openMenuAt(at);
  const host = useCanvasHost({ stage, world, over, scope, viewport, onPress: focusPressed, onLongPress, onSpace });
  const focus = useCanvasFocus(stage, host, factsId);
  useFocusPlace('canvas', stage, {
    take(uuid) {
      focus.focusAfterPress(uuid ?? null);
      return true;
    },
    partOf: layerOf,
  });

  /** Opened with keys: at the focused layer or in the center. */
  const openMenu = () => {
    const focused = document.activeElement ?? stage.current;
    const box = focused?.getBoundingClientRect();
    if (box) setMenuAt({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  };

  /**
   * The layer under the pointer. A press captures the pointer, so later events target the stage instead of the layer.
   */
  const hitOf = (client: Point) => {
    if (!host) return null;
    const { left, top } = host.stage.getBoundingClientRect();
    const at = viewport.toCanvas({ x: client.x - left, y: client.y - top });
    return hitTest(layerBoxes(selectNodes(store.getState()), host.angleOf), at, canvas)?.node ?? null;
  };

  /** The menu applies to the layer under the pointer. If it is selected, the whole selection stays. */
  const openMenuAt = (client: Point) => {
    if (!host || host.running.current) return;
    const state = store.getState();
    const under = hitOf(client);
    const hit = under && picked(selectNodes(state), under, selectSelectedNodes(state), false);
    if (!hit) runCommand(store, selectNone, undefined);
    else if (!selectSelection(store.getState()).includes(hit.uuid)) {
      runCommand(store, select, { mode: 'replace', uuids: [hit.uuid] });
    }
    focus.focusLayer(hit?.uuid ?? null, 'pointer');
    setMenuAt(client);
  };
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    openMenuAt({ x: event.clientX, y: event.clientY });
  };

  /** The pointer equivalent of Enter: edits a text or the points of a path, or enters a group at the layer under the pointer. */
  const onDoubleClick = (event: MouseEvent) => {
    const hit = hitOf({ x: event.clientX, y: event.clientY });
    const [selected] = selectSelectedNodes(store.getState());
    if (hit && selected && isGroup(selected)) {
      const layer = inScope(selectNodes(store.getState()), hit, selected.uuid);
      if (layer) runCommand(store, select, { mode: 'replace', uuids: [layer.uuid] });
      focus.focusLayer(layer?.uuid ?? null, 'pointer');
      return;
    }
    const situation = hit ? situationOf(store) : null;
    const command = [editText, editPoints].find(({ enabled }) => situation && enabled?.(situation) !== false);
    if (situation && command) performCommand(store, port, command);
  };

  /** A click without a pointer comes from assistive technology. */
  const onClick = (event: MouseEvent) => {
    const uuid = event.detail === 0 ? layerOf(event.target) : null;
    if (uuid) runCommand(store, select, { mode: 'replace', uuids: [uuid] });
  };

  return (
    <>
      <Listening
        onKeyDown={(event) => handleCanvasKey(event, store, { focusLayer: focus.focusLayer, openMenu })}
        onContextMenu={onContextMenu}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <div
          ref={stage}
          role="application"
          aria-label={t('canvas.face')}
          aria-describedby={helpId}
          {...TAB_STOP}
          className="canvas-stage absolute inset-0 overflow-hidden select-none"
        >
          <div
            ref={world}
            className="canvas-world absolute top-0 left-0 origin-top-left"
            style={{ width: canvas.width, height: canvas.height }}
          >
            <WatchCase canvas={canvas} />
            <WatchProvider watch={watch}>
              <div className="relative">
                <FaceTree scope={scope} />
              </div>
            </WatchProvider>
          </div>
          <div ref={over} aria-hidden="true" className="pointer-events-none absolute inset-0">
            {grid && <GridLines viewport={viewport} />}
            {host && !tool && <SelectionFrame host={host} />}
            {host && focus.ringed && <FocusRing host={host} uuid={focus.ringed} />}
          </div>
        </div>
      </Listening>
      {host && <GuideLines host={host} ref={guides} />}
      {host && hasSelection && !tool && <SelectionTools host={host} />}
      {host && tool && <CanvasTools host={host} tool={tool} />}
      {host && rulers && <Rulers host={host} guides={guides} />}
      <p id={helpId} className="sr-only">
        {t('canvas.help')}
      </p>
      <SelectionFacts id={factsId} />
      <LayerMenu at={menuAt} onClose={closeMenu} />
    </>
  );
}
