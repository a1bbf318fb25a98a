// What a save does to the open document: the server's revision, and image references as the server named them.
import { mapImageRefs } from '@/schemas/imageRefs';
import type { EditorState } from './editorState';

/**
 * After a save. References change in every state of the histories, so that undo never brings back a reference that is
 * gone; it is no edit of the designer's.
 */
export function settleSaved(state: EditorState, baseRev: number, refs: ReadonlyMap<string, string>): EditorState {
  if (refs.size === 0) return { ...state, baseRev };
  const done = new WeakMap<object, unknown>();
  const rename = <T>(value: T): T => mapImageRefs(value, (ref) => refs.get(ref) ?? ref, done);
  return {
    ...state,
    baseRev,
    design: rename(state.design),
    histories: rename(state.histories),
    matches: rename(state.matches),
    updates: rename(state.updates),
    clipboard: rename(state.clipboard),
  };
}
