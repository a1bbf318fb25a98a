// The layers that the open copy shows in the open mode.
import type { FaceNode } from '@/schemas/nodes';
import { shownNodes } from '@/simulator/shownNodes';
import { selectCopies, selectCopyId, type WithEditor } from '../../document/selectors';

const NOTHING: readonly FaceNode[] = [];

export function selectShownNodes(state: WithEditor): readonly FaceNode[] {
  const open = selectCopies(state).find(({ id }) => id === selectCopyId(state));
  return open ? shownNodes(open, state.editor.mode) : NOTHING;
}
