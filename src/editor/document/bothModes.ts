// Adds layers to both modes of the open copy as one act: one history step in each, undone together. Pure.
import type { ModeName } from '@/schemas/design';
import {
  type CopyUpdate,
  currentCopy,
  type EditorState,
  historyOf,
  type LayerList,
  MODES,
  placeKey,
  shownAt,
  updatesIn,
  withMarks,
} from './editorState';
import { type RecordOptions, record, withoutRedo } from './history';

/** `edit` returns the same list for no change. The same state if neither mode changes. */
export function changeBothModes(
  state: EditorState,
  edit: (nodes: LayerList, mode: ModeName) => LayerList,
  options: RecordOptions,
): EditorState {
  const copy = currentCopy(state);
  if (!copy) return state;
  const act = state.change + 1;
  const histories = { ...state.histories };
  const modes: ModeName[] = [];
  for (const mode of MODES) {
    const history = historyOf(state, copy.id, mode);
    const list = history?.states[history.index];
    const next = list && edit(list, mode);
    if (!history || !next || next === list) continue;
    const recorded = record(history, next, { ...options, act });
    if (recorded === history) continue;
    histories[placeKey(copy.id, mode)] = recorded;
    modes.push(mode);
  }
  if (modes.length === 0) return state;
  const { animationToImageIndex: stills } = copy;
  const update: CopyUpdate = { act, copyId: copy.id, modes, stills: [stills, stills], ambient: null };
  const updates = updatesIn([...state.updates, update], histories);
  const next = { ...state, histories, facts: withoutRedo(state.facts), updates, change: act };
  return shownAt(withMarks(next), copy.id, state.mode);
}
