// The copies of a design, one per platform: shown, added, removed, replaced. Pure functions only.

import { type Design, type FaceCopy, type ModeName, systemOf } from '@/schemas/design';
import { COPIES_MAX } from '@/schemas/limits';
import { firstMatches, sourceCopy, type WithCopies, withMatch } from './diverged';
import {
  type CopyUpdate,
  type EditorState,
  historyOf,
  listsOf,
  MODES,
  placeKey,
  shownAt,
  updatesIn,
  withMarks,
} from './editorState';
import { type RecordOptions, record, withoutRedo } from './history';

/** Shows another copy, in the mode that is open if it has one, else in the normal mode. */
export function switchCopy(state: EditorState, copyId: string): EditorState {
  if (copyId === state.copyId) return state;
  return shownAt(state, copyId, historyOf(state, copyId, state.mode) ? state.mode : 'normal');
}

/** The design with these copies: their ids and the watch system follow; a copy left alone has no source to differ from. */
function withCopies(design: Design, list: readonly FaceCopy[]): Design {
  const copies = list.map((copy, index) =>
    index === 0 && copy.nodeDataUnsync ? { ...copy, nodeDataUnsync: false } : copy,
  );
  const system = systemOf(copies.map((copy) => copy.platform));
  return { ...design, copies, fdIds: copies.map((copy) => copy.id), system };
}

/** Whether the design may get this copy: one per platform, at most 8, an id of its own. */
export function canAddCopy(
  { copies }: WithCopies,
  { id, platform }: Pick<FaceCopy, 'platform'> & Partial<Pick<FaceCopy, 'id'>>,
): boolean {
  return copies.length < COPIES_MAX && copies.every((copy) => copy.platform !== platform && copy.id !== id);
}

/** With the present layers of a copy known as those that its source gives. */
const inSync = (state: EditorState, copyId: string): EditorState => {
  if (!state.design) return state;
  const matches = withMatch(state.matches, state.design, copyId, (copy) => listsOf(state, copy));
  return withMarks({ ...state, matches });
};

/** Adds a copy and shows it. The same state where it may not be added. */
export function addCopy(state: EditorState, copy: FaceCopy): EditorState {
  if (!state.design || !canAddCopy(state.design, copy)) return state;
  const design = withCopies(state.design, [...state.design.copies, copy]);
  return switchCopy(inSync({ ...state, design, change: state.change + 1 }, copy.id), copy.id);
}

const without = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Deletes a copy with its histories, and shows the one beside it. The last copy stays. */
export function removeCopy(state: EditorState, copyId: string): EditorState {
  const { design } = state;
  const at = design?.copies.findIndex((copy) => copy.id === copyId) ?? -1;
  if (!design || at < 0 || design.copies.length < 2) return state;
  const rest = design.copies.filter((copy) => copy.id !== copyId);
  const beside = rest[Math.max(0, at - 1)];
  const shown = beside && state.copyId === copyId ? switchCopy(state, beside.id) : state;
  const keys = MODES.map((mode) => placeKey(copyId, mode));
  const { clipboard } = shown;
  const left = withCopies(design, rest);
  // Another source: what the copies matched is gone.
  const matches =
    sourceCopy(design)?.id === copyId
      ? firstMatches(left, (copy) => listsOf(shown, copy))
      : without(shown.matches, [copyId]);
  return {
    ...shown,
    design: left,
    matches,
    updates: shown.updates.filter((update) => update.copyId !== copyId),
    histories: without(shown.histories, keys),
    selections: without(shown.selections, keys),
    // Layers that were cut there have no place to go back to; they can still be pasted.
    clipboard: clipboard?.cut?.copyId === copyId ? { ...clipboard, cut: null } : clipboard,
    change: shown.change + 1,
  };
}

/**
 * Gives a copy the layers of a fresh conversion: one act, that is one step in the history of each of its modes. An
 * always-on list that the source does not have is kept. The copy no longer counts as diverged.
 */
export function replaceCopy(
  state: EditorState,
  copyId: string,
  converted: FaceCopy,
  options: RecordOptions,
): EditorState {
  const { design } = state;
  const before = design?.copies.find((copy) => copy.id === copyId);
  if (!design || !before) return state;
  const act = state.change + 1;
  const histories = { ...state.histories };
  const modes: ModeName[] = [];
  for (const mode of MODES) {
    const history = historyOf(state, copyId, mode);
    const list = converted[mode]?.nodeList;
    if (!history || !list) continue;
    const recorded = record(history, list, { ...options, act });
    histories[placeKey(copyId, mode)] = recorded;
    if (recorded !== history) modes.push(mode);
  }
  const { animationToImageIndex } = converted;
  const copies = design.copies.map((copy) =>
    copy.id === copyId ? { ...copy, ambient: copy.ambient ?? converted.ambient, animationToImageIndex } : copy,
  );
  const update: CopyUpdate = {
    act,
    copyId,
    modes,
    stills: [before.animationToImageIndex, animationToImageIndex],
    ambient: before.ambient ? null : converted.ambient,
  };
  const updates = updatesIn([...state.updates, update], histories);
  const facts = withoutRedo(state.facts);
  const next = { ...state, design: { ...design, copies }, histories, facts, updates, change: act };
  return shownAt(inSync(next, copyId), state.copyId, state.mode);
}
