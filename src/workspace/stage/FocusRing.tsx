// The two-tone focus ring of a layer that was reached with keys.
import { useLayoutEffect, useRef } from 'react';
import type { CanvasHost } from '@/editor/canvas/canvasHost';
import { drawBox } from '@/editor/canvas/drawFrame';
import { layerBox } from '@/editor/canvas/layerBoxes';
import { styleOf } from '@/editor/commands/layerFacts';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNode, selectNodes } from '@/editor/document/selectors';
import { tagsTurning } from '@/face/nodes/liveValue';

export function FocusRing({ host, uuid }: { host: CanvasHost; uuid: string }) {
  const node = useEditorState((state) => selectNode(state, uuid));
  const { watch } = useEditor();
  // A turned group moves its layers.
  const nodes = useEditorState(selectNodes);
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const box = node && layerBox(node, host.angleOf, nodes);
      if (ring.current && box) drawBox(ring.current, box.box, host.viewport);
    };
    place();
    const turning = node ? tagsTurning(styleOf(node)) : [];
    const unfollow = watch.subscribe(turning, place);
    const unsubscribe = host.viewport.subscribe(place);
    return () => {
      unfollow();
      unsubscribe();
    };
  }, [host, node, nodes, watch]);
  return <div ref={ring} aria-hidden="true" className="canvas-focus" />;
}
