// The copies of a design, one per platform: shown, added, removed, replaced. Pure functions only.

import { type Design, type FaceCopy, type ModeName, systemOf } from '@/schemas/design';
import { COPIES_MAX } from '@/schemas/limits';
import type { WithCopies } from './diverged';
import { type EditorState, historyOf, placeKey, shownAt } from './editorState';
import { type RecordOptions, record } from './history';

const MODES: readonly ModeName[] = ['normal', 'ambient'];

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

/** Adds a copy and shows it. The same state where it may not be added. */
export function addCopy(state: EditorState, copy: FaceCopy): EditorState {
  if (!state.design || !canAddCopy(state.design, copy)) return state;
  const design = withCopies(state.design, [...state.design.copies, copy]);
  return switchCopy({ ...state, design, change: state.change + 1 }, copy.id);
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
  return {
    ...shown,
    design: withCopies(design, rest),
    histories: without(shown.histories, keys),
    selections: without(shown.selections, keys),
    // Layers that were cut there have no place to go back to; they can still be pasted.
    clipboard: clipboard?.cut?.copyId === copyId ? { ...clipboard, cut: null } : clipboard,
    change: shown.change + 1,
  };
}

/**
 * Gives a copy the layers of a fresh conversion: one step in the history of each of its modes. An always-on list that
 * the source does not have is kept. The copy no longer counts as diverged.
 */
export function replaceCopy(
  state: EditorState,
  copyId: string,
  converted: FaceCopy,
  options: RecordOptions,
): EditorState {
  const { design } = state;
  if (!design?.copies.some((copy) => copy.id === copyId)) return state;
  const histories = { ...state.histories };
  for (const mode of MODES) {
    const history = historyOf(state, copyId, mode);
    const list = converted[mode]?.nodeList;
    if (history && list) histories[placeKey(copyId, mode)] = record(history, list, options);
  }
  const copies = design.copies.map((copy) =>
    copy.id === copyId
      ? {
          ...copy,
          ambient: copy.ambient ?? converted.ambient,
          animationToImageIndex: converted.animationToImageIndex,
          nodeDataUnsync: false,
        }
      : copy,
  );
  const next = { ...state, design: { ...design, copies }, histories, change: state.change + 1 };
  return shownAt(next, state.copyId, state.mode);
}
