// Undo and redo wait for pending images, because they apply to the last request.

import { focusAffected } from '@/editor/dispatch/useRestoredFocus';
import type { HistoryPort } from '../commands/ports';
import { redo, undo } from '../commands/session';
import type { EditorReduxStore } from '../dispatch/editorContext';
import { runCommand } from '../dispatch/runCommand';
import { selectNodes } from '../document/selectors';

export function createHistoryPort(store: EditorReduxStore): HistoryPort {
  /** Focuses what was restored. */
  const travel = (command: typeof undo) =>
    store.desk.arrivals.after(() => {
      const before = selectNodes(store.getState());
      runCommand(store, command, undefined);
      if (selectNodes(store.getState()) !== before) focusAffected(store);
    });
  return { undo: () => travel(undo), redo: () => travel(redo) };
}
