// Detects that a gesture must stop because another edit (such as a keyboard undo) moves the selected layers or another
// list is shown.
import { boxOf } from '../commands/layerFacts';
import type { EditorReduxStore } from '../dispatch/editorContext';
import { selectNodes, selectSelectedNodes, type WithEditor } from '../document/selectors';

const boxesOf = (state: WithEditor): string =>
  JSON.stringify(selectSelectedNodes(state).map((node) => [node.uuid, boxOf(node)]));

/** Always-on starts with the ids of the normal mode, so a gesture would otherwise end on the wrong layers. */
const isSamePlace = ({ editor: a }: WithEditor, { editor: b }: WithEditor): boolean =>
  a.copyId === b.copyId && a.mode === b.mode;

/** Compares only when the layer list changes. Returns a function that stops it. */
export function watchMovedBeneath(store: EditorReduxStore, onMoved: () => void): () => void {
  let before = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    const isSame = selectNodes(now) === selectNodes(before);
    const moved = !isSamePlace(now, before) || (!isSame && boxesOf(now) !== boxesOf(before));
    before = now;
    if (moved) onMoved();
  });
}
