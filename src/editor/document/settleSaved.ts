// What a save does to the open document: the server's revision, and image references as the server named them.
import type { Design } from '@/schemas/design';
import type { Clipboard, EditorState } from './editorState';

/**
 * After a save. References change in every state of the histories, so that undo never brings back a reference that is
 * gone; it is no edit of the designer's.
 */
export function settleSaved(state: EditorState, baseRev: number, refs: ReadonlyMap<string, string>): EditorState {
  if (refs.size === 0) return { ...state, baseRev };
  const renamed = new WeakMap<object, unknown>();
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return refs.get(value) ?? value;
    if (typeof value !== 'object' || value === null) return value;
    const known = renamed.get(value);
    if (known) return known;
    const entries = Object.entries(value).map(([key, item]) => [key, rename(item)] as const);
    const same = entries.every(([key, item]) => (value as Record<string, unknown>)[key] === item);
    const result = same ? value : Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
    renamed.set(value, result);
    return result;
  };
  return {
    ...state,
    baseRev,
    design: rename(state.design) as Design | null,
    histories: rename(state.histories) as EditorState['histories'],
    matches: rename(state.matches) as EditorState['matches'],
    updates: rename(state.updates) as EditorState['updates'],
    clipboard: rename(state.clipboard) as Clipboard | null,
  };
}
