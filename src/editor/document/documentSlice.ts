// The editor's slice of the store: what the door decided, and the opening, closing and saving of the design.
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Design } from '@/schemas/design';
import { CLOSED, type EditorState, endEditBurst, openDesign } from './editorState';
import { type RefinedPicture, refinePicture } from './refinePicture';
import { settleSaved } from './settleSaved';

export const designOpened = createAction<{ design: Design; baseRev: number }>('editor/designOpened');
export const designClosed = createAction('editor/designClosed');
/** The state that an act led to: only the door decides (`door/decide`). */
export const decided = createAction<EditorState>('editor/decided');
export const burstEnded = createAction('editor/burstEnded');
/** `refs`: pairs of local reference and the server's. */
export const draftSettled = createAction<{ baseRev: number; refs: readonly (readonly [string, string])[] }>(
  'editor/draftSettled',
);
/** A layer that shows an SVG drawing has grown, and its picture was made again. */
export const pictureRefined = createAction<RefinedPicture>('editor/pictureRefined');

/** Everything the open design answers to. */
export type EditorAction = ReturnType<
  | typeof designOpened
  | typeof designClosed
  | typeof decided
  | typeof burstEnded
  | typeof draftSettled
  | typeof pictureRefined
>;

/** Plain, without drafts: layer lists travel by reference from command to history. */
export function documentReducer(state: EditorState = CLOSED, action: UnknownAction): EditorState {
  if (decided.match(action)) return action.payload;
  if (designOpened.match(action)) return openDesign(state, action.payload.design, action.payload.baseRev);
  if (designClosed.match(action)) return { ...CLOSED, clipboard: state.clipboard };
  if (burstEnded.match(action)) return endEditBurst(state);
  if (draftSettled.match(action)) return settleSaved(state, action.payload.baseRev, new Map(action.payload.refs));
  if (pictureRefined.match(action)) return refinePicture(state, action.payload);
  return state;
}
