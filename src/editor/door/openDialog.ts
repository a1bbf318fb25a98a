// Which of the editor's small dialogs is open: one at most. Commands open them, the editor's screen shows them.
import { useSyncExternalStore } from 'react';
import type { EditorDialog } from '../commands/viewFacts';
import { startTypingAhead, stopTypingAhead } from './typedAhead';

/** Those with a search that has the focus first. */
const SEARCHED: ReadonlySet<EditorDialog> = new Set(['addMenu', 'commandMenu']);

let shown: EditorDialog | null = null;
const listeners = new Set<() => void>();

function show(next: EditorDialog | null): void {
  if (next === shown) return;
  shown = next;
  stopTypingAhead();
  if (next && SEARCHED.has(next) && listeners.size > 0) startTypingAhead();
  for (const listener of listeners) listener();
}

export const openDialog = (name: EditorDialog): void => show(name);
export const closeDialog = (): void => show(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether this dialog is the open one. */
export function useIsOpen(name: EditorDialog): boolean {
  return useSyncExternalStore(subscribe, () => shown === name);
}
