// The face with one choice of an option, and the shown choices of the others.
import { memo, useDeferredValue, useMemo } from 'react';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { currentCopy } from '@/editor/document/editorState';
import { selectAmbientSlots, selectMode, selectNodes } from '@/editor/document/selectors';
import type { LiveWatch } from '@/face/liveData/watch';
import { ambientStack } from '@/face/nodes/ambientStack';
import { listWithPicks } from '@/face/nodes/shownFor';
import type { FaceOptions } from '@/schemas/options';
import { FaceThumbnail } from '@/simulator/FaceThumbnail';

export interface ChoicePictureProps {
  options: FaceOptions;
  /** Ids of the option and of its choice. */
  option: string;
  choice: string;
  watch: LiveWatch;
}

export const ChoicePicture = memo(function ChoicePicture({ options, option, choice, watch }: ChoicePictureProps) {
  const copy = useEditorState(({ editor }) => currentCopy(editor));
  const mode = useEditorState(selectMode);
  const slots = useEditorState(selectAmbientSlots);
  const picks = useEditorState(({ editor }) => editor.picks);
  const nodes = useDeferredValue(useEditorState(selectNodes));
  const drawn = useMemo(() => {
    const stack = slots.length === 0 ? nodes : ambientStack(nodes, slots);
    return listWithPicks(stack, options, { ...picks, [option]: choice });
  }, [nodes, slots, options, picks, option, choice]);
  if (!copy) return null;
  return (
    <FaceThumbnail
      nodes={drawn}
      ratio={copy.ratio}
      shape={copy.shape}
      watch={watch}
      mode={mode}
      rest={copy.watchFace}
      className="w-full"
    />
  );
});
