// The drawn layers of the open copy and mode, bottom first, clipped to the watch; in always-on the normal mode's slots above
// them. Renders only when their order changes.
import { memo, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClipSvg } from '@/face/nodes/FaceSvg';
import { ModeProvider } from '@/face/nodes/ModeSvg';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import {
  selectAmbientSlots,
  selectCanvas,
  selectMode,
  selectNode,
  selectNodeIds,
  selectSelection,
} from '../document/selectors';
import { useEditor } from '../editorContext';
import { useEditorState } from '../useEditorState';
import { CanvasNode } from './CanvasNode';
import type { LayerElements } from './layerElements';
import type { LayerFeed } from './layerFeed';
import { nameLayer } from './layerNames';

/** What gestures and layers share; the same object as long as the canvas lives. */
export interface CanvasScope {
  elements: LayerElements;
  feed: LayerFeed;
}

/** Whether a layer is selected; the set is made once per selection, for faces of a thousand layers. */
function createSelectionTest(selection: () => readonly string[]) {
  let known: { of: readonly string[]; set: ReadonlySet<string> } = { of: [], set: new Set() };
  return (uuid: string): boolean => {
    const now = selection();
    if (known.of !== now) known = { of: now, set: new Set(now) };
    return known.set.has(uuid);
  };
}

/** The slots are read as one picture: they are edited in the normal mode. */
const ONE_PICTURE = { role: 'img' } as const;

export const FaceTree = memo(function FaceTree({ scope }: { scope: CanvasScope }) {
  const { elements, feed } = scope;
  const ids = useEditorState(selectNodeIds);
  const canvas = useEditorState(selectCanvas);
  const { store } = useEditor();
  const mode = useEditorState(selectMode);
  const slots = useEditorState(selectAmbientSlots);
  const { t, i18n } = useTranslation('editor');
  const clip = useId();
  const isSelected = useMemo(() => createSelectionTest(() => selectSelection(store.getState())), [store]);

  useLayoutEffect(() => feed.start(), [feed]);

  // Being selected is part of a layer's name: only those that changed are named again, without rendering them.
  useEffect(() => {
    let named = selectSelection(store.getState());
    return store.subscribe(() => {
      const state = store.getState();
      const selection = selectSelection(state);
      if (selection === named) return;
      const before = new Set(named);
      const now = new Set(selection);
      named = selection;
      for (const uuid of new Set([...before, ...now])) {
        if (before.has(uuid) === now.has(uuid)) continue;
        const element = elements.get(uuid);
        const node = selectNode(state, uuid);
        if (element && node) nameLayer(element, node, selectCanvas(state), now.has(uuid));
      }
    });
  }, [store, elements]);

  const shared = { canvas, elements, isSelected, language: i18n.language };
  return (
    <svg
      role="none"
      width={canvas.width}
      height={canvas.height}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      className="block overflow-hidden keep-colors"
    >
      <ClipSvg id={clip} canvas={canvas} />
      <g clipPath={`url(#${clip})`}>
        <ModeProvider mode={mode}>
          {ids.map((uuid) => (
            <CanvasNode key={uuid} uuid={uuid} channel={feed.channel(uuid)} {...shared} />
          ))}
          {slots.length > 0 ? (
            <g {...ONE_PICTURE} aria-label={t('modes.slots', { count: slots.length })} className="pointer-events-none">
              {slots.map((node) => (
                <NodeSvg key={node.uuid} node={node} canvas={canvas} showKept />
              ))}
            </g>
          ) : null}
        </ModeProvider>
      </g>
    </svg>
  );
});
