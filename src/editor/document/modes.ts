// The two modes of a copy. Always-on starts as the normal layers without unsupported layers and those that show
// seconds.
import { ambientSlots, atAmbientStart, isRefusedInAmbient, showsSeconds } from '@/face/nodes';
import { settledTree } from '@/face/nodes/layerTree';
import type { FaceMode, ModeName } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { sourceCopy, withOwnAmbient } from './copySync';
import { copyById, type EditorState, historyOf, type LayerList, shownAt, withMarks } from './editorState';
import { present } from './history';

export interface AmbientStart {
  nodes: LayerList;
  /**
   * Layers of the normal mode that always-on omits: animations and layers that show seconds. Slots stay visible from
   * the normal list.
   */
  dropped: LayerList;
}

/** Always-on is drawn once a minute, so seconds would not advance (docs/rules/product.md). */
const isLeftOut = (node: FaceNode): boolean => isRefusedInAmbient(node) || showsSeconds(node);

/** The initial always-on layers. They keep their uuids, which are unique within one list. */
export function ambientStart(normal: LayerList): AmbientStart {
  const slots = new Set(ambientSlots(normal));
  return {
    nodes: settledTree(normal.filter((node) => !isLeftOut(node)).map(atAmbientStart)),
    dropped: normal.filter((node) => isLeftOut(node) && !slots.has(node)),
  };
}

/** The initial always-on layers of the open copy. Null if it already has always-on layers, or without a design. */
export function firstAmbient(state: EditorState): AmbientStart | null {
  const copy = copyById(state, state.copyId);
  const normal = historyOf(state, state.copyId, 'normal');
  return copy && !copy.ambient && normal ? ambientStart(present(normal)) : null;
}

/** Shows a mode of the open copy. The first entry to always-on creates the copy's own list, which is a change. */
export function enterMode(state: EditorState, mode: ModeName): EditorState {
  if (!state.design || state.mode === mode) return state;
  const start = mode === 'ambient' ? firstAmbient(state) : null;
  if (!start) return shownAt(state, state.copyId, mode);
  const ambient: FaceMode = { nodeList: [...start.nodes], imageUrl: '' };
  const copies = state.design.copies.map((copy) => (copy.id === state.copyId ? { ...copy, ambient } : copy));
  // Updates can add the source's always-on to other copies, but they keep an always-on that only the copy has.
  const isSource = sourceCopy(state.design)?.id === state.copyId;
  const matches = isSource ? state.matches : withOwnAmbient(state.matches, state.copyId, ambient.nodeList);
  const design = { ...state.design, copies };
  return shownAt(withMarks({ ...state, design, matches, change: state.change + 1 }), state.copyId, mode);
}
