// Callers that wait for a sign-in until it succeeds or is cancelled. Outside the store, because promises are not
// serializable state.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { User } from '@/schemas/session';
import type { CarriedWork, PendingWork } from './pendingWork';
import { type SessionDispatch, signedIn } from './session';

interface Waiting {
  settle(ok: boolean): void;
  /** What continues after the sign-in, if it can be serialized. */
  work: PendingWork | null;
}
let waiting: Waiting[] = [];
/** What waited when a sign-in left the page, and was not resumed yet. */
let resumed: readonly CarriedWork[] = [];

const leaves = createStore(false);
/** Whether a sign-in is leaving the page, and takes the waiting work along. */
export const signInLeaves: ReadableStore<boolean> = leaves;
export const setSignInLeaves = leaves.set;

/** Resolves with the next result of the sign-in dialog. `work`: what waits for it. */
export function nextSignIn(work: PendingWork | null = null): Promise<boolean> {
  return new Promise((settle) => {
    waiting.push({ settle, work });
  });
}

/** Registers work that follows something which may wait for a sign-in; the returned function removes it. */
export function comesAfter(work: PendingWork): () => void {
  const noted: Waiting = { settle: () => {}, work };
  waiting.push(noted);
  return () => {
    waiting = waiting.filter((one) => one !== noted);
  };
}

/** The waiting work, for a sign-in that leaves the page. Repeated saves count once. */
export function pendingWorks(): PendingWork[] {
  const works = waiting.flatMap(({ work }) => work ?? []);
  return works.filter((work, at) => work.kind !== 'save' || works.findIndex((one) => isSave(one, work.id)) === at);
}

const isSave = (work: PendingWork, id: string): boolean => work.kind === 'save' && work.id === id;

/** A sign-in that left the page has returned: waiting work resumes once its page is open. */
export function resumeWorks(works: readonly CarriedWork[]): void {
  resumed = works;
}

/**
 * The waiting work of this kind, optionally of the design `id`; it remains until taken, so that a discarded React
 * render loses nothing.
 */
export function resumedWork<K extends CarriedWork['kind']>(
  kind: K,
  id?: string,
): Extract<CarriedWork, { kind: K }> | null {
  const work = resumed.find(
    (work): work is Extract<CarriedWork, { kind: K }> => work.kind === kind && (!('id' in work) || work.id === id),
  );
  return work ?? null;
}

/** Returns and removes it. */
export function takeResumed<K extends CarriedWork['kind']>(
  kind: K,
  id?: string,
): Extract<CarriedWork, { kind: K }> | null {
  const carried = resumedWork(kind, id);
  if (carried) resumed = resumed.filter((work) => work !== carried);
  return carried;
}

/** Settles all waiting callers. */
export function settleSignIn(ok: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const { settle } of settled) settle(ok);
}

/** Sign-in succeeded: called by the sign-in call, not by the dialog. */
export function completeSignIn(dispatch: SessionDispatch, user: User): void {
  dispatch(signedIn(user));
  settleSignIn(true);
}
