// One layer on the canvas: an element that gestures write to, around the one drawing of the layer. Renders only with its own layer.
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import type { FaceNode } from '@/schemas/nodes';
import { selectNode, selectSelection } from '../document/selectors';
import { useEditor } from '../editorContext';
import { useEditorState } from '../useEditorState';
import type { LayerElements } from './layerElements';
import { nameLayer } from './layerNames';
import type { PreviewStore, PreviewStyle } from './previewStore';

/** What the layers share; the same object as long as the canvas lives. */
export interface CanvasScope {
  elements: LayerElements;
  previews: PreviewStore;
}

interface CanvasNodeProps {
  uuid: string;
  canvas: CanvasFacts;
  scope: CanvasScope;
  /** The language of names: another one writes them again. */
  language: string;
}

/** Read as one picture; the focus comes to it by keys of the canvas, not by Tab order. */
const PICTURE = { role: 'img', tabIndex: -1 } as const;

const withPreview = (node: FaceNode | undefined, preview: PreviewStyle | undefined): FaceNode | undefined =>
  node && preview && 'style' in node
    ? ({ ...node, style: { ...(node.style as object), ...preview } } as FaceNode)
    : node;

export const CanvasNode = memo(function CanvasNode({ uuid, canvas, scope, language }: CanvasNodeProps) {
  const { elements, previews } = scope;
  const { store } = useEditor();
  const element = useRef<SVGGElement>(null);
  const node = useEditorState((state) => selectNode(state, uuid));
  const follow = useCallback((listener: () => void) => previews.subscribe(uuid, listener), [previews, uuid]);
  const preview = useSyncExternalStore(follow, () => previews.get(uuid));
  const drawn = useMemo(() => withPreview(node, preview), [node, preview]);

  useLayoutEffect(() => (element.current ? elements.register(uuid, element.current) : undefined), [elements, uuid]);
  // The name is written by hand, since selecting renders no layer.
  useEffect(() => {
    if (!element.current || !node || !language) return;
    nameLayer(element.current, node, selectSelection(store.getState()).includes(uuid));
  }, [node, uuid, store, language]);

  if (!drawn) return null;
  return (
    <g ref={element} {...PICTURE} data-layer={uuid}>
      <NodeSvg node={drawn} canvas={canvas} showKept />
    </g>
  );
});
