// The open dialog of the editor, at most one. Commands open dialogs, the editor screen renders them.
import { useSyncExternalStore } from 'react';
import type { EditorDialog } from '@/editor/commands/viewState';
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import { useDesk } from './editorContext';
import type { TypeAheadBuffer } from './typeAheadBuffer';

/** Dialogs whose search field gets the focus first. */
const SEARCHED: ReadonlySet<EditorDialog> = new Set(['addMenu', 'commandMenu']);

/** The open dialog, or null. */
export interface Dialogs extends ReadableStore<EditorDialog | null> {
  open(name: EditorDialog): void;
  close(): void;
}

export function createDialogs(typedAhead: Pick<TypeAheadBuffer, 'start' | 'stop'>): Dialogs {
  const shown = createStore<EditorDialog | null>(null);
  const show = (next: EditorDialog | null) => {
    if (next === shown.get()) return;
    typedAhead.stop();
    if (next && SEARCHED.has(next) && shown.listeners() > 0) typedAhead.start();
    shown.set(next);
  };
  return { get: shown.get, subscribe: shown.subscribe, open: show, close: () => show(null) };
}

/** Whether this dialog is open. */
export function useIsOpen(name: EditorDialog): boolean {
  const { dialogs } = useDesk();
  return useSyncExternalStore(dialogs.subscribe, () => dialogs.get() === name);
}
