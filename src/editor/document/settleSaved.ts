// Applies a save to the open document: the server's revision and the server's image references.
import { mapImageRefs } from '@/schemas/imageRefs';
import type { EditorState } from './editorState';

/**
 * Applies a save. Changes references in every state of the histories, so undo never restores a deleted reference. Not
 * an edit.
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
