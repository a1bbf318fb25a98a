// The layers that the open copy shows in the open mode.

import { selectCopies, selectCopyId, type WithEditor } from '@/editor/document/selectors';
import type { FaceNode } from '@/schemas/nodes';
import { shownNodes } from '@/simulator/shownNodes';

const NOTHING: readonly FaceNode[] = [];

export function selectShownNodes(state: WithEditor): readonly FaceNode[] {
  const open = selectCopies(state).find(({ id }) => id === selectCopyId(state));
  return open ? shownNodes(open, state.editor.mode) : NOTHING;
}
