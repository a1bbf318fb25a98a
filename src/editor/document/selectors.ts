// Reading the open design: each selector gives the same reference while nothing it depends on changed.
import type { FaceNode } from '@/schemas/nodes';
import { currentCanvas, currentHistory, currentNodes, type EditorState, type LayerList } from './editorState';
import { canRedo, canUndo } from './history';

/** The part of the store that holds the editor. */
export interface WithEditor {
  editor: EditorState;
}

function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

const indexOf = memo((nodes: LayerList) => new Map(nodes.map((node) => [node.uuid, node])));
const idsKey = memo((nodes: LayerList) => nodes.map((node) => node.uuid).join());
let lastIds: { key: string; ids: readonly string[] } = { key: '', ids: [] };

export const selectNodes = (state: WithEditor): LayerList => currentNodes(state.editor);

/** Uuids bottom first; the same array while the order is the same, whatever else changed. */
export function selectNodeIds(state: WithEditor): readonly string[] {
  const nodes = selectNodes(state);
  const key = idsKey(nodes);
  if (lastIds.key !== key) lastIds = { key, ids: nodes.map((node) => node.uuid) };
  return lastIds.ids;
}

export const selectNode = (state: WithEditor, uuid: string): FaceNode | undefined =>
  indexOf(selectNodes(state)).get(uuid);

export const selectSelection = (state: WithEditor): readonly string[] => state.editor.selection;

const setOf = memo((selection: readonly string[]) => new Set(selection));
/** Whether a layer is selected, whatever the number of layers. */
export const isSelected = (state: WithEditor, uuid: string): boolean => setOf(state.editor.selection).has(uuid);

const pickSelected = memo((nodes: LayerList) =>
  memo((selection: readonly string[]) => {
    const chosen = new Set(selection);
    return nodes.filter((node) => chosen.has(node.uuid));
  }),
);
/** Selected layers, bottom first. */
export const selectSelectedNodes = (state: WithEditor): LayerList =>
  pickSelected(selectNodes(state))(state.editor.selection);

const canvases = memo((state: EditorState) => currentCanvas(state));
let lastCanvas: ReturnType<typeof currentCanvas> = { width: 0, height: 0, shape: 'circle' };
/** Canvas of the open copy in px. */
export function selectCanvas(state: WithEditor) {
  const canvas = canvases(state.editor);
  const same = (['width', 'height', 'shape'] as const).every((key) => canvas[key] === lastCanvas[key]);
  if (!same) lastCanvas = canvas;
  return lastCanvas;
}

export const selectCanUndo = (state: WithEditor): boolean => {
  const history = currentHistory(state.editor);
  return history !== undefined && canUndo(history);
};
export const selectCanRedo = (state: WithEditor): boolean => {
  const history = currentHistory(state.editor);
  return history !== undefined && canRedo(history);
};
