// Tells when a gesture must stop: an edit from elsewhere (an undo by keys) moves the selected layers, or another list is shown.
import { boxOf } from '../commands/layerFacts';
import { selectNodes, selectSelectedNodes, type WithEditor } from '../document/selectors';
import type { EditorReduxStore } from '../door/editorContext';

const boxesOf = (state: WithEditor): string =>
  JSON.stringify(selectSelectedNodes(state).map((node) => [node.uuid, boxOf(node)]));

/** Layers of always-on begin with the ids they have in the normal mode: a gesture would end on those. */
const isSamePlace = ({ editor: a }: WithEditor, { editor: b }: WithEditor): boolean =>
  a.copyId === b.copyId && a.mode === b.mode;

/** Looks again only when the list of layers is another. Gives what stops it. */
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
