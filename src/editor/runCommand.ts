// The only door to the document: asks the rules, applies, records, announces. Gives back the refusal, if there was one.

import { policyOf } from '@/face/platforms';
import type { Refusal } from '@/face/platforms/policy';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import type { EditCommand, EditSituation } from './commands/defineCommand';
import { edited } from './document/documentSlice';
import { currentCopy } from './document/editorState';
import {
  selectCanRedo,
  selectCanUndo,
  selectCanvas,
  selectNodes,
  selectSelectedNodes,
  type WithEditor,
} from './document/selectors';
import { reportRefusal } from './reportRefusal';

/** What the door needs of the store. */
export interface EditorStore {
  getState(): WithEditor;
  dispatch(action: ReturnType<typeof edited>): unknown;
}

/** The situation a command sees now, or null while no design is open. */
export function situationOf(state: WithEditor): EditSituation | null {
  const { editor } = state;
  const copy = currentCopy(editor);
  if (!editor.design || !copy) return null;
  return {
    design: editor.design,
    copyId: editor.copyId,
    mode: editor.mode,
    canvas: selectCanvas(state),
    policy: policyOf(copy.platform),
    nodes: selectNodes(state),
    selection: editor.selection,
    selected: selectSelectedNodes(state),
    anchor: editor.anchor,
    clipboard: editor.clipboard,
    newId,
    nameOf: (itemKey) => i18n.t(`catalogue:items.${itemKey}`),
    canUndo: selectCanUndo(state),
    canRedo: selectCanRedo(state),
  };
}

/**
 * Runs a command. A refusal is shown and returned; `null` means it was done, or that there was nothing to do.
 * `at` is the time of the act in ms, for bursts.
 */
export function runCommand<P>(
  store: EditorStore,
  command: EditCommand<P>,
  payload: P,
  at = Date.now(),
): Refusal | null {
  const situation = situationOf(store.getState());
  // With a payload of its own it is not about the selection, which `enabled` looks at then.
  if (!situation || (!command.fromKeys && command.enabled?.(situation) === false)) return null;
  const refusal = command.check?.(situation, payload) ?? null;
  if (refusal) {
    reportRefusal(refusal);
    return refusal;
  }
  const outcome = command.apply(situation, payload);
  if (!outcome) return null;
  const burstKey = typeof command.record === 'function' ? command.record(payload, situation).burstKey : undefined;
  store.dispatch(edited({ outcome, record: { label: command.name, at, burstKey } }));
  const words = command.announce?.(situation, outcome);
  if (words) announce(i18n.t(`editor:announce.${words.key}`, words.params), { topic: words.key });
  return null;
}
