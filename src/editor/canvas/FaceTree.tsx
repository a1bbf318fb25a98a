// The drawn layers of the open copy and mode, bottom first, clipped to the watch. Renders only when their order changes.
import { memo, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClipSvg } from '@/face/nodes/FaceSvg';
import { selectCanvas, selectNode, selectNodeIds, selectSelection } from '../document/selectors';
import { useEditor } from '../editorContext';
import { useEditorState } from '../useEditorState';
import { CanvasNode, type CanvasScope } from './CanvasNode';
import { nameLayer } from './layerNames';

export const FaceTree = memo(function FaceTree({ scope }: { scope: CanvasScope }) {
  const ids = useEditorState(selectNodeIds);
  const canvas = useEditorState(selectCanvas);
  const { store } = useEditor();
  const { i18n } = useTranslation('editor');
  const clip = useId();

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
        const element = scope.elements.get(uuid);
        const node = selectNode(state, uuid);
        if (element && node) nameLayer(element, node, now.has(uuid));
      }
    });
  }, [store, scope]);

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
        {ids.map((uuid) => (
          <CanvasNode key={uuid} uuid={uuid} canvas={canvas} scope={scope} language={i18n.language} />
        ))}
      </g>
    </svg>
  );
});
