// The editor's slice of the store: applies decided acts and opens, closes and saves the design.
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Design } from '@/schemas/design';
import { CLOSED, type EditorState, endEditBurst, openDesign } from './editorState';
import { type RefinedPicture, refinePicture } from './refinePicture';
import { settleSaved } from './settleSaved';

export const designOpened = createAction<{ design: Design; baseRev: number }>('editor/designOpened');
export const designClosed = createAction('editor/designClosed');
/** The state after an act. Only `dispatch/decide` creates it. */
export const decided = createAction<EditorState>('editor/decided');
export const burstEnded = createAction('editor/burstEnded');
/** `refs`: pairs of a local reference and the server's reference. */
export const draftSettled = createAction<{ baseRev: number; refs: readonly (readonly [string, string])[] }>(
  'editor/draftSettled',
);
/** The image of an enlarged SVG layer was rendered again. */
export const pictureRefined = createAction<RefinedPicture>('editor/pictureRefined');

/** Every action that changes the open design. */
export type EditorAction = ReturnType<
  | typeof designOpened
  | typeof designClosed
  | typeof decided
  | typeof burstEnded
  | typeof draftSettled
  | typeof pictureRefined
>;

/** Does not use Immer drafts, so layer lists are passed to the history by reference. */
export function documentReducer(state: EditorState = CLOSED, action: UnknownAction): EditorState {
  if (decided.match(action)) return action.payload;
  if (designOpened.match(action)) return openDesign(state, action.payload.design, action.payload.baseRev);
  if (designClosed.match(action)) return { ...CLOSED, clipboard: state.clipboard };
  if (burstEnded.match(action)) return endEditBurst(state);
  if (draftSettled.match(action)) return settleSaved(state, action.payload.baseRev, new Map(action.payload.refs));
  if (pictureRefined.match(action)) return refinePicture(state, action.payload);
  return state;
}
