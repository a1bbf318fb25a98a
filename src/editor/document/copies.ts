// The copies of a design, one per platform: show, add, remove and replace them. Pure functions only.

import { type Design, type FaceCopy, type ModeName, systemOf } from '@/schemas/design';
import { COPIES_MAX } from '@/schemas/limits';
import { firstMatches, sourceCopy, type WithCopies, withMatch } from './copySync';
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

/** Shows another copy. Keeps the open mode if that copy has it, otherwise shows the normal mode. */
export function switchCopy(state: EditorState, copyId: string): EditorState {
  if (copyId === state.copyId) return state;
  return shownAt(state, copyId, historyOf(state, copyId, state.mode) ? state.mode : 'normal');
}

/**
 * Returns the design with these copies and updates their ids and the watch system. A single remaining copy is never
 * marked as diverged.
 */
function withCopies(design: Design, list: readonly FaceCopy[]): Design {
  const copies = list.map((copy, index) =>
    index === 0 && copy.nodeDataUnsync ? { ...copy, nodeDataUnsync: false } : copy,
  );
  const system = systemOf(copies.map((copy) => copy.platform));
  return { ...design, copies, fdIds: copies.map((copy) => copy.id), system };
}

/** Whether the copy can be added: one per platform, at most 8 in all, with a unique id. */
export function canAddCopy(
  { copies }: WithCopies,
  { id, platform }: Pick<FaceCopy, 'platform'> & Partial<Pick<FaceCopy, 'id'>>,
): boolean {
  return copies.length < COPIES_MAX && copies.every((copy) => copy.platform !== platform && copy.id !== id);
}

/** Records the present layers of a copy as matching its source. */
const inSync = (state: EditorState, copyId: string): EditorState => {
  if (!state.design) return state;
  const matches = withMatch(state.matches, state.design, copyId, (copy) => listsOf(state, copy));
  return withMarks({ ...state, matches });
};

/** Adds a copy and shows it. Returns the same state if it cannot be added. */
export function addCopy(state: EditorState, copy: FaceCopy): EditorState {
  if (!state.design || !canAddCopy(state.design, copy)) return state;
  const design = withCopies(state.design, [...state.design.copies, copy]);
  return switchCopy(inSync({ ...state, design, change: state.change + 1 }, copy.id), copy.id);
}

const without = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** Deletes a copy with its histories and shows its neighbor. The last copy cannot be deleted. */
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
  // The source changes, so the known matches are no longer valid.
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
    // Cut layers of a deleted copy can no longer be put back, but they can still be pasted.
    clipboard: clipboard?.cut?.copyId === copyId ? { ...clipboard, cut: null } : clipboard,
    change: shown.change + 1,
  };
}

/**
 * Replaces a copy's layers with those of a fresh conversion as one act: one step in the history of each mode. Keeps an
 * always-on list that the source does not have. The copy no longer counts as diverged.
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
