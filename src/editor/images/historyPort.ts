// Undo and redo wait for pictures that are on their way: what was asked for last is what they are about.
import type { HistoryPort } from '../commands/ports';
import { redo, undo } from '../commands/session';
import { selectNodes } from '../document/selectors';
import type { EditorReduxStore } from '../door/editorContext';
import { focusAffected } from '../door/keptFocus';
import { runCommand } from '../door/runCommand';

export function createHistoryPort(store: EditorReduxStore): HistoryPort {
  /** The focus goes to what came back. */
  const travel = (command: typeof undo) =>
    store.desk.arrivals.after(() => {
      const before = selectNodes(store.getState());
      runCommand(store, command, undefined);
      if (selectNodes(store.getState()) !== before) focusAffected(store);
    });
  return { undo: () => travel(undo), redo: () => travel(redo) };
}
