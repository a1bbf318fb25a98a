// Runs a command from keys, menus or toolbars: an edit with its own payload, or an action on the editor.
import type { Refusal } from '@/face/platforms/platformPolicy';
import { refusalWords } from '@/simulator/refusalWords';
import { announce } from '@/ui/announce';
import { type Command, reasonOfDisabled } from '../commands/defineCommand';
import type { EditorPort } from '../commands/ports';
import { lack } from '../commands/refuse';
import { reportRefusal } from './reportRefusal';
import { type EditorStore, runCommand, situationOf } from './runCommand';

/** Shows a rule's refusal as a message. Only announces to screen readers why an act has no target. */
function tell(reason: Refusal): void {
  if (reason.severity === 'info') announce(refusalWords(reason), { topic: 'lacks' });
  else reportRefusal(reason);
}

/**
 * Returns the refusal, or null if the act was done or there was nothing to do. Reports the reason if a command is
 * disabled or an edit changes nothing.
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
