// Commands for tests that need a state of the document, not the way to it: they use the product's own dispatcher.
import { defineEdit, type EditCommand } from '@/editor/commands/defineCommand';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { redo, undo } from '@/editor/commands/session';
import { createDesk } from '@/editor/dispatch/editorSession';
import { type EditorStore, runCommand } from '@/editor/dispatch/runCommand';
import type { EditOutcome } from '@/editor/document/editorState';
import type { ModeName } from '@/schemas/design';

/** A store without an editor around it uses an empty session. */
type AnyStore = Pick<EditorStore, 'getState' | 'dispatch'> & Partial<Pick<EditorStore, 'desk'>>;
const atDesk = (store: AnyStore): EditorStore => ({
  getState: () => store.getState(),
  dispatch: (action) => store.dispatch(action),
  desk: store.desk ?? createDesk(),
});

const anyEdit = (name: string, burstKey?: string): EditCommand<EditOutcome> =>
  defineEdit<EditOutcome>({
    name,
    group: 'edit',
    record: burstKey === undefined ? 'entry' : () => ({ burstKey }),
    apply: (_, outcome) => outcome,
  });

/** Any change of layers or facts, under the name of a command. */
export const editAs = (store: AnyStore, name: string, outcome: EditOutcome, burstKey?: string, at?: number): void =>
  void runCommand(atDesk(store), anyEdit(name, burstKey), outcome, at === undefined ? {} : { at });

export const selectIn = (store: AnyStore, ...uuids: string[]): void =>
  void runCommand(atDesk(store), select, { mode: 'replace', uuids });
export const showIn = (store: AnyStore, mode: ModeName): void =>
  void runCommand(atDesk(store), MODE_COMMANDS[mode], undefined);
export const undoIn = (store: AnyStore): void => void runCommand(atDesk(store), undo, undefined);
export const redoIn = (store: AnyStore): void => void runCommand(atDesk(store), redo, undefined);
