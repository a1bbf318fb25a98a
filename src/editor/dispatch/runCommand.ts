// The only entry point for changes of the open design: decides an act, updates the store and announces the result.

import { isAreaRefusal } from '@/face/platforms/overLimit';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import type { EditSituation } from '../commands/defineCommand';
import { decided } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import { type CommandEnvironment, decide, type StoredCommand, situationIn } from './decide';
import { deliverMessage } from './deliverMessage';
import type { EditorSession } from './editorSession';
import { overLimitQuestion } from './overLimit';
import { reportRefusal } from './reportRefusal';

/** The open design and the state around it. */
export interface EditorStore {
  readonly desk: EditorSession;
  getState(): WithEditor;
  dispatch(action: ReturnType<typeof decided>): unknown;
}

const around = ({ viewOptions, guides, angles }: EditorSession): Omit<CommandEnvironment, 'at'> => ({
  newId,
  nameOf: (itemKey) => i18n.t(`catalogue:items.${itemKey}`),
  viewOf: (copyId) => {
    const { alignTo, keepsMiddle } = viewOptions.get();
    return { alignTo, keepsMiddle, guides: guides.of(copyId) };
  },
  angleOf: angles.of,
});

/** The current input of a command. Null while no design is open. */
export const situationOf = ({ getState, desk }: Pick<EditorStore, 'getState' | 'desk'>): EditSituation | null =>
  situationIn(getState().editor, around(desk));

export interface RunOptions {
  /** Time of the act in ms, for bursts. */
  at?: number;
  /** The caller announces the result. Toasts and refusals are still shown. */
  isToldElsewhere?: boolean;
  /** Handles a refusal. By default it is shown as a toast. */
  onRefusal?(refusal: Refusal): void;
}

/** Whether to ask the designer about oversized layers instead of refusing the act. */
function asksInstead<P>(
  store: EditorStore,
  command: StoredCommand<P>,
  payload: P,
  refusal: Refusal,
  onRefusal: (refusal: Refusal) => void,
): boolean {
  const situation = isAreaRefusal(refusal) && command.kind === 'edit' ? situationOf(store) : null;
  if (!situation || command.kind !== 'edit') return false;
  const run = (chosen: P) => void runCommand(store, command, chosen, { onRefusal });
  const question = overLimitQuestion(situation, command, payload, run);
  return question !== null && store.desk.overLimit.ask(question);
}

/** Runs a command. Returns the refusal, or null if it was done or there was nothing to do. */
export function runCommand<P>(
  store: EditorStore,
  command: StoredCommand<P>,
  payload: P,
  { at = Date.now(), onRefusal = reportRefusal, isToldElsewhere = false }: RunOptions = {},
): Refusal | null {
  store.desk.unfinished.current?.();
  const before = store.getState().editor;
  const { state, refusal, messages } = decide(before, command, payload, { ...around(store.desk), at });
  if (refusal && !asksInstead(store, command, payload, refusal, onRefusal)) onRefusal(refusal);
  if (state !== before) {
    store.dispatch(decided(state));
    store.desk.offers.settle(state);
  }
  for (const one of messages) if (!isToldElsewhere || one.kind === 'toast') deliverMessage(store.desk, one);
  return refusal;
}
