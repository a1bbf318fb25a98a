// Acts for tests that need a state of the document and not the way to it: they go through the product's own door.
import { defineEdit, type EditCommand } from '@/editor/commands/defineCommand';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { select } from '@/editor/commands/select';
import { redo, undo } from '@/editor/commands/session';
import type { EditOutcome } from '@/editor/document/editorState';
import { type EditorStore, runCommand } from '@/editor/door/runCommand';
import type { ModeName } from '@/schemas/design';

const anyEdit = (name: string, burstKey?: string): EditCommand<EditOutcome> =>
  defineEdit<EditOutcome>({
    name,
    group: 'edit',
    record: burstKey === undefined ? 'entry' : () => ({ burstKey }),
    apply: (_, outcome) => outcome,
  });

/** Any change of layers or facts, under the name of a command. */
export const editAs = (store: EditorStore, name: string, outcome: EditOutcome, burstKey?: string, at?: number): void =>
  void runCommand(store, anyEdit(name, burstKey), outcome, at === undefined ? {} : { at });

export const selectIn = (store: EditorStore, ...uuids: string[]): void =>
  void runCommand(store, select, { mode: 'replace', uuids });
export const showIn = (store: EditorStore, mode: ModeName): void =>
  void runCommand(store, MODE_COMMANDS[mode], undefined);
export const undoIn = (store: EditorStore): void => void runCommand(store, undo, undefined);
export const redoIn = (store: EditorStore): void => void runCommand(store, redo, undefined);
