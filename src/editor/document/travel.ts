// Undo and redo in the open copy and mode. An update of a copy changed both modes: it goes and comes back in both.
import type { ModeName } from '@/schemas/design';
import { markDiverged } from './diverged';
import { currentHistory, type EditorState, type LayerList, onlyPresent, placeKey, withHistory } from './editorState';
import { type History, present, redo, redoLabel, undo, undoLabel } from './history';
import { sameValue } from './sameValue';

/** Acts that are one step in both modes of a copy. */
const IN_BOTH_MODES: ReadonlySet<string> = new Set(['updateCopy']);
const OTHER_MODE: Record<ModeName, ModeName> = { normal: 'ambient', ambient: 'normal' };

interface Way {
  move(history: History<LayerList>): History<LayerList>;
  /** The act that the move takes back or repeats. */
  label(history: History<LayerList>): string;
}

/** Layers, the root apart, that are there again or are not what they were. */
function affected(from: LayerList, to: LayerList) {
  const were = new Map(from.map((node) => [node.uuid, node]));
  const back = to.filter((node) => !were.has(node.uuid));
  const changed = to.slice(1).filter((node) => were.has(node.uuid) && !sameValue(were.get(node.uuid), node));
  return (back.length > 0 ? back : changed).map((node) => node.uuid);
}

/** What the move brought back or changed is selected, unless some of it is; otherwise what is still there stays so. */
function selectionAfter({ selection, anchor }: EditorState, from: LayerList, to: LayerList) {
  const kept = onlyPresent(selection, to);
  const moved = affected(from, to);
  const next = moved.length === 0 || moved.some((uuid) => kept.includes(uuid)) ? kept : moved;
  if (next === selection) return { selection, anchor };
  return { selection: next, anchor: next.at(-1) ?? null };
}

function withOtherMode(state: EditorState, { move, label }: Way, act: string): EditorState {
  const key = placeKey(state.copyId, OTHER_MODE[state.mode]);
  const history = state.histories[key];
  if (!history || !IN_BOTH_MODES.has(act) || label(history) !== act) return state;
  return { ...state, histories: { ...state.histories, [key]: move(history) } };
}

function travelled(state: EditorState, way: Way): EditorState {
  const history = currentHistory(state);
  if (!history || !state.design) return state;
  const moved = way.move(history);
  if (moved === history) return state;
  const design = markDiverged(state.design, state.copyId);
  const both = withOtherMode({ ...state, design, change: state.change + 1 }, way, way.label(history));
  return { ...withHistory(both, moved), ...selectionAfter(state, present(history), present(moved)) };
}

export const undoEdit = (state: EditorState): EditorState => travelled(state, { move: undo, label: undoLabel });
export const redoEdit = (state: EditorState): EditorState => travelled(state, { move: redo, label: redoLabel });
