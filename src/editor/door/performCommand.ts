// Runs a command of the registry as keys, menus and toolbars do: an edit with its own payload, or an act on the editor.
import type { Refusal } from '@/face/platforms/policy';
import { refusalWords } from '@/simulator/refusalWords';
import { announce } from '@/ui/announce';
import { type Command, reasonOfDisabled } from '../commands/defineCommand';
import type { EditorPort } from '../commands/ports';
import { lack } from '../commands/refuse';
import { reportRefusal } from './reportRefusal';
import { type EditorStore, runCommand, situationOf } from './runCommand';

/** Shows the refusal of a rule as a message. Announces to screen readers only why an act has nothing to act on. */
function tell(reason: Refusal): void {
  if (reason.severity === 'info') announce(refusalWords(reason), { topic: 'lacks' });
  else reportRefusal(reason);
}

/**
 * Gives back the refusal, if there was one; null: it was done, or there was nothing to do. A command that is not enabled, and an
 * edit that changes nothing, say why.
 */
export function performCommand(store: EditorStore, port: EditorPort, command: Command): Refusal | null {
  const situation = situationOf(store);
  if (!situation) return null;
  const reason = reasonOfDisabled(command, situation);
  if (reason) {
    tell(reason);
    return reason;
  }
  if (command.kind === 'port') command.perform(port, situation);
  else if (command.byPort) command.byPort(port, situation);
  else {
    const before = store.getState().editor;
    const refusal = runCommand(store, command, command.fromKeys?.(situation));
    if (refusal) return refusal;
    if (command.kind === 'edit' && store.getState().editor === before) tell(lack(command.idle ?? 'nothingChanged'));
  }
  return null;
}
