// Runs a command of the registry as keys, menus and toolbars do: an edit with its own payload, or an act on the editor.
import type { Refusal } from '@/face/platforms/policy';
import type { Command, EditorPort } from './commands/defineCommand';
import { type EditorStore, runCommand, situationOf } from './runCommand';

/** Gives back the refusal, if there was one. A command that is not enabled does nothing. */
export function performCommand(store: EditorStore, port: EditorPort, command: Command): Refusal | null {
  const situation = situationOf(store.getState());
  if (!situation || command.enabled?.(situation) === false) return null;
  if (command.kind === 'edit') return runCommand(store, command, command.fromKeys?.(situation));
  command.perform(port, situation);
  return null;
}
