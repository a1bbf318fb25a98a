// The only door to the document: asks the rules, applies, records, announces. Gives back the refusal, if there was one.

import { policyIn } from '@/face/platforms';
import { isAreaRefusal } from '@/face/platforms/overLimit';
import type { Refusal } from '@/face/platforms/policy';
import { canvasSize } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import { announce } from '@/ui/announce';
import { showToast } from '@/ui/toasts';
import { crossingSaid } from '../commands/announcements';
import type { Announcement, EditCommand, EditSituation, PlacedList } from '../commands/defineCommand';
import { handsRestored } from '../commands/restoredHands';
import { edited } from '../document/documentSlice';
import { copyById, currentHistory, type EditOutcome, type EditorState, historyOf } from '../document/editorState';
import { beforeRun, present } from '../document/history';
import {
  selectCanRedo,
  selectCanUndo,
  selectCanvas,
  selectNodes,
  selectPolicy,
  selectSelectedNodes,
  type WithEditor,
} from '../document/selectors';
import { guidesOf } from './guides';
import { overLimit, overLimitQuestion } from './overLimit';
import { reportRefusal } from './reportRefusal';
import { viewOptions } from './viewOptions';

/** What the door needs of the store. */
export interface EditorStore {
  getState(): WithEditor;
  dispatch(action: ReturnType<typeof edited>): unknown;
}

/** A list of the open design with the rules of its copy. */
function placedList(editor: EditorState, copyId: string, mode: EditorState['mode']): PlacedList | null {
  const copy = copyById(editor, copyId);
  const history = historyOf(editor, copyId, mode);
  if (!editor.design || !copy || !history) return null;
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  return { nodes: present(history), canvas, policy: policyIn(editor.design, copy.platform) };
}

/** The situation a command sees now, or null while no design is open. */
export function situationOf(state: WithEditor): EditSituation | null {
  const { editor } = state;
  const policy = selectPolicy(state);
  if (!editor.design || !policy) return null;
  return {
    design: editor.design,
    copyId: editor.copyId,
    mode: editor.mode,
    canvas: selectCanvas(state),
    policy,
    nodes: selectNodes(state),
    selection: editor.selection,
    selected: selectSelectedNodes(state),
    anchor: editor.anchor,
    clipboard: editor.clipboard,
    view: { alignTo: viewOptions.get().alignTo, guides: guidesOf(editor.copyId) },
    listOf: (copyId, mode) => placedList(editor, copyId, mode),
    newId,
    nameOf: (itemKey) => i18n.t(`catalogue:items.${itemKey}`),
    canUndo: selectCanUndo(state),
    canRedo: selectCanRedo(state),
    beforeRun: (isPart) => {
      const history = currentHistory(editor);
      return history ? beforeRun(history, isPart) : [];
    },
  };
}

/** Every list in the order its platform keeps. */
function settled(outcome: EditOutcome, { policy, listOf }: EditSituation): EditOutcome {
  const { nodes, others } = outcome;
  return {
    ...outcome,
    ...(nodes ? { nodes: policy.settle(nodes) } : {}),
    ...(others
      ? {
          others: others.map((other) => ({
            ...other,
            nodes: listOf(other.copyId, other.mode)?.policy.settle(other.nodes) ?? other.nodes,
          })),
        }
      : {}),
  };
}

/** Sentences of one act, in one breath. */
const inWords = ({ key, params, also = [] }: Announcement): string =>
  [i18n.t(`editor:announce.${key}`, params), ...also.map(inWords)].join(i18n.t('editor:announce.joint'));

/**
 * Runs a command. A refusal is told to `onRefusal`, which shows it as a toast unless told otherwise, and returned; `null`
 * means it was done, or that there was nothing to do. `at` is the time of the act in ms, for bursts.
 */
export function runCommand<P>(
  store: EditorStore,
  command: EditCommand<P>,
  payload: P,
  { at = Date.now(), onRefusal = reportRefusal }: { at?: number; onRefusal?: (refusal: Refusal) => void } = {},
): Refusal | null {
  const situation = situationOf(store.getState());
  // With a payload of its own it is not about the selection, which `enabled` looks at then.
  if (!situation || (!command.fromKeys && command.enabled?.(situation) === false)) return null;
  const refusal = command.check?.(situation, payload) ?? null;
  if (refusal) {
    const question = isAreaRefusal(refusal)
      ? overLimitQuestion(
          situation,
          command,
          payload,
          (chosen) => void runCommand(store, command, chosen, { onRefusal }),
        )
      : null;
    if (!question || !overLimit.ask(question)) onRefusal(refusal);
    return refusal;
  }
  const applied = command.apply(situation, payload);
  if (!applied) return null;
  const outcome = settled(applied, situation);
  const burstKey = typeof command.record === 'function' ? command.record(payload, situation).burstKey : undefined;
  store.dispatch(edited({ outcome, record: { label: command.name, at, burstKey } }));
  const words = command.announce?.(situation, outcome);
  if (words) announce(inWords(words), { topic: words.key });
  if (outcome.nodes && handsRestored(situation, outcome.nodes)) {
    showToast({ tone: 'success', text: i18n.t('messages:conversions.rotationRestored') });
  }
  const crossed = outcome.nodes ? crossingSaid(situation, outcome.nodes) : null;
  if (crossed) announce(inWords(crossed), { topic: 'crossing' });
  return null;
}
