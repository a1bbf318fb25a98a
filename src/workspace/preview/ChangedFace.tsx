// A small picture of the edited face with its layers changed, such as in other colors.
import { memo, useMemo } from 'react';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { currentCopy } from '@/editor/document/editorState';
import { selectAmbientSlots, selectMode } from '@/editor/document/selectors';
import type { LiveWatch } from '@/face/liveData/watch';
import { ambientStack } from '@/face/nodes/ambientStack';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { mapped } from '@/face/nodes/mapped';
import { packagingOf } from '@/face/platforms/packagings';
import type { FaceNode } from '@/schemas/nodes';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';

interface ChangedFaceProps {
  /** The layers of the current mode. */
  nodes: readonly FaceNode[];
  /** Changes the layers, in always-on with the slots below them. The same function for the same picture. */
  change(nodes: readonly FaceNode[]): readonly FaceNode[];
  watch: LiveWatch;
}

export const ChangedFace = memo(function ChangedFace({ nodes, change, watch }: ChangedFaceProps) {
  const copy = useEditorState(({ editor }) => currentCopy(editor));
  const mode = useEditorState(selectMode);
  const slots = useEditorState(selectAmbientSlots);
  const packaging = copy && packagingOf(copy.platform);
  const drawn = useMemo(() => {
    const changed = change(slots.length === 0 ? nodes : ambientStack(nodes, slots));
    return packaging ? mapped(changed, (node) => withoutLostEffects(node, packaging)) : changed;
  }, [nodes, slots, change, packaging]);
  if (!copy) return null;
  const { ratio, shape, watchFace } = copy;
  return <FaceThumbnail {...{ nodes: drawn, ratio, shape, watch, mode }} rest={watchFace} className="w-full" />;
});
