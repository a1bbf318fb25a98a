// The editor's slice of the store: actions over the pure functions of this folder.
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import { addCopy, removeCopy, replaceCopy, switchCopy } from './copies';
import { applyOutcome, CLOSED, type EditOutcome, type EditorState, endEditBurst, openDesign } from './editorState';
import type { RecordOptions } from './history';
import { enterMode } from './modes';
import { settleSaved } from './settleSaved';
import { redoEdit, undoEdit } from './travel';

export const designOpened = createAction<{ design: Design; baseRev: number }>('editor/designOpened');
export const designClosed = createAction('editor/designClosed');
export const edited = createAction<{ outcome: EditOutcome; record: RecordOptions }>('editor/edited');
export const undone = createAction('editor/undone');
export const redone = createAction('editor/redone');
export const burstEnded = createAction('editor/burstEnded');
export const modeEntered = createAction<ModeName>('editor/modeEntered');
/** The id of the copy to show. */
export const copySwitched = createAction<string>('editor/copySwitched');
export const copyAdded = createAction<FaceCopy>('editor/copyAdded');
/** The id of the copy that goes. */
export const copyRemoved = createAction<string>('editor/copyRemoved');
export const copyReplaced = createAction<{ copyId: string; converted: FaceCopy; record: RecordOptions }>(
  'editor/copyReplaced',
);
/** `refs`: pairs of local reference and the server's. */
export const draftSettled = createAction<{ baseRev: number; refs: readonly (readonly [string, string])[] }>(
  'editor/draftSettled',
);

/** Everything the open design answers to. */
export type EditorAction = ReturnType<
  | typeof designOpened
  | typeof designClosed
  | typeof edited
  | typeof undone
  | typeof redone
  | typeof burstEnded
  | typeof modeEntered
  | typeof copySwitched
  | typeof copyAdded
  | typeof copyRemoved
  | typeof copyReplaced
  | typeof draftSettled
>;

/** Plain, without drafts: layer lists travel by reference from command to history. */
export function documentReducer(state: EditorState = CLOSED, action: UnknownAction): EditorState {
  if (designOpened.match(action)) return openDesign(state, action.payload.design, action.payload.baseRev);
  if (designClosed.match(action)) return { ...CLOSED, clipboard: state.clipboard };
  if (edited.match(action)) return applyOutcome(state, action.payload.outcome, action.payload.record);
  if (undone.match(action)) return undoEdit(state);
  if (redone.match(action)) return redoEdit(state);
  if (burstEnded.match(action)) return endEditBurst(state);
  if (modeEntered.match(action)) return enterMode(state, action.payload);
  if (copySwitched.match(action)) return switchCopy(state, action.payload);
  if (copyAdded.match(action)) return addCopy(state, action.payload);
  if (copyRemoved.match(action)) return removeCopy(state, action.payload);
  if (copyReplaced.match(action)) {
    const { copyId, converted, record } = action.payload;
    return replaceCopy(state, copyId, converted, record);
  }
  if (draftSettled.match(action)) return settleSaved(state, action.payload.baseRev, new Map(action.payload.refs));
  return state;
}
