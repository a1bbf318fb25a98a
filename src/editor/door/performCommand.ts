// Runs a command of the registry as keys, menus and toolbars do: an edit with its own payload, or an act on the editor.
import type { Refusal } from '@/face/platforms/policy';
import { type Command, whyNot } from '../commands/defineCommand';
import type { EditorPort } from '../commands/ports';
import { reportRefusal } from './reportRefusal';
import { type EditorStore, runCommand, situationOf } from './runCommand';

/** Gives back the refusal, if there was one. A command that is not enabled does nothing, but says why where a rule does. */
export function performCommand(store: EditorStore, port: EditorPort, command: Command): Refusal | null {
  const situation = situationOf(store);
  if (!situation) return null;
  if (command.enabled?.(situation) === false) {
    const refusal = whyNot(command, situation);
    if (refusal) reportRefusal(refusal);
    return refusal;
  }
  if (command.kind === 'port') command.perform(port, situation);
  else if (command.byPort) command.byPort(port, situation);
  else return runCommand(store, command, command.fromKeys?.(situation));
  return null;
}
