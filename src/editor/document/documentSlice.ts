// The editor's slice of the store: actions over the pure functions of editorState.ts.
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Design } from '@/schemas/design';
import {
  applyOutcome,
  CLOSED,
  type EditOutcome,
  type EditorState,
  endEditBurst,
  openDesign,
  redoEdit,
  settleSaved,
  undoEdit,
} from './editorState';
import type { RecordOptions } from './history';

export const designOpened = createAction<{ design: Design; baseRev: number }>('editor/designOpened');
export const designClosed = createAction('editor/designClosed');
export const edited = createAction<{ outcome: EditOutcome; record: RecordOptions }>('editor/edited');
export const undone = createAction('editor/undone');
export const redone = createAction('editor/redone');
export const burstEnded = createAction('editor/burstEnded');
/** `refs`: pairs of local reference and the server's. */
export const draftSettled = createAction<{ baseRev: number; refs: readonly (readonly [string, string])[] }>(
  'editor/draftSettled',
);

/** Plain, without drafts: layer lists travel by reference from command to history. */
export function documentReducer(state: EditorState = CLOSED, action: UnknownAction): EditorState {
  if (designOpened.match(action)) return openDesign(state, action.payload.design, action.payload.baseRev);
  if (designClosed.match(action)) return { ...CLOSED, clipboard: state.clipboard };
  if (edited.match(action)) return applyOutcome(state, action.payload.outcome, action.payload.record);
  if (undone.match(action)) return undoEdit(state);
  if (redone.match(action)) return redoEdit(state);
  if (burstEnded.match(action)) return endEditBurst(state);
  if (draftSettled.match(action)) return settleSaved(state, action.payload.baseRev, new Map(action.payload.refs));
  return state;
}
