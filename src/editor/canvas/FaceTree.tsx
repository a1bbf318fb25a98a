// The drawn layers of the open copy and mode, bottom first, clipped to the watch; in always-on including the slots of
// normal mode. Renders only when their order changes.
import { memo, useEffect, useId, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '@/face/nodes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { ClipSvg } from '@/face/nodes/FaceSvg';
import { RestProvider } from '@/face/nodes/kept/RestSvg';
import { movesLayers } from '@/face/nodes/layerTree';
import { ModeProvider } from '@/face/nodes/ModeSvg';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import type { FaceNode } from '@/schemas/nodes';
import { useEditor } from '../dispatch/editorContext';
import { useEditorState } from '../dispatch/useEditorState';
import {
  selectAmbientSlots,
  selectCanvas,
  selectMode,
  selectPolicy,
  selectPublishers,
  selectRest,
  selectStack,
} from '../document/selectors';
import { CanvasNode, type CanvasNodeProps } from './CanvasNode';
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

/** A layer by id with the layers that it contains. */
interface IdBranch {
  uuid: string;
  children: readonly IdBranch[];
}

/** Painting order, bottom first: layers with those in them, and runs of adjacent slots. */
function runsOf(stack: readonly string[], slots: Slots): readonly (IdBranch | Slots)[] {
  const byId = new Map(slots.map((slot) => [slot.uuid, slot]));
  const inside = new Map<string, IdBranch[]>();
  const runs: (IdBranch | FaceNode[])[] = [];
  for (const path of stack) {
    const [uuid = '', parent] = path.split('/');
    const slot = byId.get(uuid);
    const last = runs.at(-1);
    if (slot) {
      if (Array.isArray(last)) last.push(slot);
      else runs.push([slot]);
      continue;
    }
    const branch = { uuid, children: inside.get(uuid) ?? [] };
    if (parent === undefined) runs.push(branch);
    else inside.set(parent, [...(inside.get(parent) ?? []), branch]);
  }
  return runs;
}

interface CanvasBranchProps extends Omit<CanvasNodeProps, 'uuid' | 'channel' | 'children'> {
  branch: IdBranch;
  feed: LayerFeed;
}

/** A layer on the canvas; a group with its layers in it. */
function CanvasBranch({ branch: { uuid, children }, feed, isTurned, ...shared }: CanvasBranchProps) {
  const channel = feed.channel(uuid);
  if (children.length === 0) return <CanvasNode uuid={uuid} channel={channel} isTurned={isTurned} {...shared} />;
  return (
    <CanvasNode uuid={uuid} channel={channel} isTurned={isTurned} {...shared}>
      {(group) =>
        children.map((child) => (
          <CanvasBranch
            key={child.uuid}
            branch={child}
            feed={feed}
            isTurned={isTurned || (isGroup(group) && movesLayers(group))}
            {...shared}
          />
        ))
      }
    </CanvasNode>
  );
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
  const stack = useEditorState(selectStack);
  const canvas = useEditorState(selectCanvas);
  const packaging = useEditorState((state) => selectPolicy(state)?.packaging ?? 'watchFace');
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

  const shared = { canvas, packaging, elements, standingOf, language: i18n.language };
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
              'uuid' in run ? (
                <CanvasBranch key={run.uuid} branch={run} feed={feed} isTurned={false} {...shared} />
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
