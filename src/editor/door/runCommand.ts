// The only way to the open design: an act is decided, the store takes the new state, and what is to be said is told.

import type { Refusal } from '@/face/platforms/policy';
import { newId } from '@/schemas/newId';
import { i18n } from '@/service/language/i18n';
import type { EditSituation } from '../commands/defineCommand';
import { decided } from '../document/documentSlice';
import type { WithEditor } from '../document/selectors';
import { type DoorEnv, decide, type StoredCommand, situationIn } from './decide';
import { guidesOf } from './guides';
import { reportRefusal } from './reportRefusal';
import { tell } from './tell';
import { viewOptions } from './viewOptions';

/** What the door needs of the store. */
export interface EditorStore {
  getState(): WithEditor;
  dispatch(action: ReturnType<typeof decided>): unknown;
}

const AROUND: Omit<DoorEnv, 'at'> = {
  newId,
  nameOf: (itemKey) => i18n.t(`catalogue:items.${itemKey}`),
  viewOf: (copyId) => ({ alignTo: viewOptions.get().alignTo, guides: guidesOf(copyId) }),
};

/** The situation a command sees now, or null while no design is open. */
export const situationOf = ({ editor }: WithEditor): EditSituation | null => situationIn(editor, AROUND);

export interface RunOptions {
  /** Time of the act in ms, for bursts. */
  at?: number;
  /** Shows a refusal, as a toast unless told otherwise. */
  onRefusal?(refusal: Refusal): void;
}

/** Runs a command. Gives back the refusal; `null` means it was done, or that there was nothing to do. */
export function runCommand<P>(
  store: EditorStore,
  command: StoredCommand<P>,
  payload: P,
  { at = Date.now(), onRefusal = reportRefusal }: RunOptions = {},
): Refusal | null {
  const before = store.getState().editor;
  const { state, refusal, said } = decide(before, command, payload, { ...AROUND, at });
  if (refusal) onRefusal(refusal);
  if (state !== before) store.dispatch(decided(state));
  for (const one of said) tell(one);
  return refusal;
}
