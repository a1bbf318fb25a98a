// The face with one choice of an option, and the shown choices of the others.
import { memo, useCallback, useDeferredValue } from 'react';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectNodes } from '@/editor/document/selectors';
import type { LiveWatch } from '@/face/liveData/watch';
import { listWithPicks } from '@/face/nodes/shownFor';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOptions } from '@/schemas/options';
import { ChangedFace } from '../preview/ChangedFace';

export interface ChoicePictureProps {
  options: FaceOptions;
  /** Ids of the option and of its choice. */
  option: string;
  choice: string;
  watch: LiveWatch;
}

export const ChoicePicture = memo(function ChoicePicture({ options, option, choice, watch }: ChoicePictureProps) {
  const picks = useEditorState(({ editor }) => editor.picks);
  const nodes = useDeferredValue(useEditorState(selectNodes));
  const change = useCallback(
    (list: readonly FaceNode[]) => listWithPicks(list, options, { ...picks, [option]: choice }),
    [options, picks, option, choice],
  );
  return <ChangedFace nodes={nodes} change={change} watch={watch} />;
});
