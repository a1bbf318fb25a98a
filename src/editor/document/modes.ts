// The two modes of a copy: always-on begins as the normal layers without what always-on refuses and what shows seconds.
import { ambientSlots, isRefusedInAmbient, showsSeconds } from '@/face/nodes';
import type { FaceMode, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { sourceCopy, withOwnAmbient } from './diverged';
import { copyById, type EditorState, historyOf, type LayerList, shownAt, withMarks } from './editorState';
import { present } from './history';

export interface AmbientStart {
  nodes: LayerList;
  /** Layers of the normal mode that always-on does not show: animations and what shows seconds. Slots stay in sight, on the normal list. */
  dropped: LayerList;
}

/** Always-on is drawn once a minute: seconds would stand still (docs/rules/product.md). */
const isLeftOut = (node: FaceNode): boolean => isRefusedInAmbient(node) || showsSeconds(node);

/** What always-on begins with. Uuids stay: they are unique within one list. */
export function ambientStart(normal: LayerList): AmbientStart {
  const slots = new Set(ambientSlots(normal));
  return {
    nodes: normal.filter((node) => !isLeftOut(node)),
    dropped: normal.filter((node) => isLeftOut(node) && !slots.has(node)),
  };
}

/** What the first entry to always-on of the open copy would begin with; null once it has begun, or with no design. */
export function firstAmbient(state: EditorState): AmbientStart | null {
  const copy = copyById(state, state.copyId);
  const normal = historyOf(state, state.copyId, 'normal');
  return copy && !copy.ambient && normal ? ambientStart(present(normal)) : null;
}

/** Shows a mode of the open copy. The first entry to always-on gives the copy its own list, which is a change. */
export function enterMode(state: EditorState, mode: ModeName): EditorState {
  if (!state.design || state.mode === mode) return state;
  const start = mode === 'ambient' ? firstAmbient(state) : null;
  if (!start) return shownAt(state, state.copyId, mode);
  const ambient: FaceMode = { nodeList: [...start.nodes], imageUrl: '' };
  const copies = state.design.copies.map((copy) => (copy.id === state.copyId ? { ...copy, ambient } : copy));
  // Other copies could be given it by an update; an always-on of such a copy alone is kept by updates.
  const isSource = sourceCopy(state.design)?.id === state.copyId;
  const matches = isSource ? state.matches : withOwnAmbient(state.matches, state.copyId, ambient.nodeList);
  const design = { ...state.design, copies };
  return shownAt(withMarks({ ...state, design, matches, change: state.change + 1 }), state.copyId, mode);
}
