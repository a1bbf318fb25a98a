// The drawn layers of the open copy and mode, bottom first, clipped to the watch; in always-on including the slots of
// normal mode. Renders only when their order changes.
import { memo, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { ClipSvg } from '@/face/nodes/FaceSvg';
import { RestProvider } from '@/face/nodes/kept/RestSvg';
import { ModeProvider } from '@/face/nodes/ModeSvg';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import type { FaceNode } from '@/schemas/nodes';
import { useEditor } from '../dispatch/editorContext';
import { useEditorState } from '../dispatch/useEditorState';
import {
  selectAmbientSlots,
  selectCanvas,
  selectMode,
  selectPublishers,
  selectRest,
  selectStackIds,
} from '../document/selectors';
import { CanvasNode } from './CanvasNode';
import type { LayerElements } from './layerElements';
import type { LayerFeed } from './layerFeed';
import { useLayerNames } from './useLayerNames';

/** Shared by gestures and layers; the same object for the canvas's lifetime. */
export interface CanvasScope {
  elements: LayerElements;
  feed: LayerFeed;
}

/** The slots are announced as one picture; they are edited in normal mode. */
const ONE_PICTURE = { role: 'img' } as const;

type Slots = readonly FaceNode[];

/** Painting order, bottom first: layers by id, and runs of adjacent slots. */
function runsOf(stack: readonly string[], slots: Slots): readonly (string | Slots)[] {
  const byId = new Map(slots.map((slot) => [slot.uuid, slot]));
  const runs: (string | FaceNode[])[] = [];
  for (const uuid of stack) {
    const slot = byId.get(uuid);
    const last = runs.at(-1);
    if (!slot) runs.push(uuid);
    else if (typeof last === 'object') last.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

function SlotsSvg({ slots, canvas }: { slots: Slots; canvas: CanvasFacts }) {
  const { t } = useTranslation('editor');
  return (
    <g {...ONE_PICTURE} aria-label={t('modes.slots', { count: slots.length })} className="pointer-events-none">
      {slots.map((node) => (
        <NodeSvg key={node.uuid} node={node} canvas={canvas} showKept />
      ))}
    </g>
  );
}

export const FaceTree = memo(function FaceTree({ scope }: { scope: CanvasScope }) {
  const { elements, feed } = scope;
  const stack = useEditorState(selectStackIds);
  const canvas = useEditorState(selectCanvas);
  const { store } = useEditor();
  const mode = useEditorState(selectMode);
  const slots = useEditorState(selectAmbientSlots);
  const rest = useEditorState(selectRest);
  const publishers = useEditorState(selectPublishers);
  const { i18n } = useTranslation('editor');
  const { standingOf, onFocus } = useLayerNames(elements);
  const runs = useMemo(() => runsOf(stack, slots), [stack, slots]);
  const clip = useId();
  useLayoutEffect(() => feed.start(), [feed]);
  useEffect(() => store.desk.drawings.lend(elements.get), [store, elements]);

  const shared = { canvas, elements, standingOf, language: i18n.language };
  return (
    <svg
      role="none"
      onFocus={onFocus}
      width={canvas.width}
      height={canvas.height}
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      className="block overflow-hidden keep-colors"
    >
      <ClipSvg id={clip} canvas={canvas} />
      <g clipPath={`url(#${clip})`}>
        <ModeProvider mode={mode}>
          <RestProvider rest={rest} publishers={publishers}>
            {runs.map((run) =>
              typeof run === 'string' ? (
                <CanvasNode key={run} uuid={run} channel={feed.channel(run)} {...shared} />
              ) : (
                <SlotsSvg key={run[0]?.uuid} slots={run} canvas={canvas} />
              ),
            )}
          </RestProvider>
        </ModeProvider>
      </g>
    </svg>
  );
});
