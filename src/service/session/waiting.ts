// Whoever waits for a sign-in, until it succeeds or is cancelled. Outside of the store, because a promise is no state.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { User } from '@/schemas/session';
import { type SessionDispatch, signedIn } from './session';
import type { TakenWork, WaitingWork } from './waitingWork';

interface Waiting {
  settle(ok: boolean): void;
  /** What goes on after the sign-in, if it can be named. */
  work: WaitingWork | null;
}
let waiting: Waiting[] = [];
/** What waited when a sign-in left the page, and was not taken up since. */
let resumed: readonly TakenWork[] = [];

const leaves = createStore(false);
/** A sign-in is leaving the page, and takes along what waits. */
export const signInLeaves: ReadableStore<boolean> = leaves;
export const setSignInLeaves = leaves.set;

/** Resolves with the next outcome of the sign-in dialog. `work`: what waits for it. */
export function nextSignIn(work: WaitingWork | null = null): Promise<boolean> {
  return new Promise((settle) => {
    waiting.push({ settle, work });
  });
}

/** Notes work that comes after something which may wait for a sign-in; the returned function ends it. */
export function comesAfter(work: WaitingWork): () => void {
  const noted: Waiting = { settle: () => {}, work };
  waiting.push(noted);
  return () => {
    waiting = waiting.filter((one) => one !== noted);
  };
}

/** What waits now: a sign-in that leaves the page takes it along. A save that is asked for twice is one. */
export function worksWaiting(): WaitingWork[] {
  const works = waiting.flatMap(({ work }) => work ?? []);
  return works.filter((work, at) => work.kind !== 'save' || works.findIndex((one) => isSave(one, work.id)) === at);
}

const isSave = (work: WaitingWork, id: string): boolean => work.kind === 'save' && work.id === id;

/** A sign-in that left the page has come back: what waited goes on once its page is open again. */
export function resumeWorks(works: readonly TakenWork[]): void {
  resumed = works;
}

/**
 * The work of this kind that waited, of the design `id` where it is of one; it stays until it is taken, so that a drawing
 * that React gives up loses nothing.
 */
export function resumedWork<K extends TakenWork['kind']>(kind: K, id?: string): Extract<TakenWork, { kind: K }> | null {
  const found = resumed.find(
    (work): work is Extract<TakenWork, { kind: K }> => work.kind === kind && (!('id' in work) || work.id === id),
  );
  return found ?? null;
}

/** The same, once: nobody finds it again. */
export function takeResumed<K extends TakenWork['kind']>(kind: K, id?: string): Extract<TakenWork, { kind: K }> | null {
  const found = resumedWork(kind, id);
  if (found) resumed = resumed.filter((work) => work !== found);
  return found;
}

/** Tells everybody who waits. */
export function settleSignIn(ok: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const { settle } of settled) settle(ok);
}

/** Sign-in succeeded: called by the login call, not by the dialog. */
export function completeSignIn(dispatch: SessionDispatch, user: User): void {
  dispatch(signedIn(user));
  settleSignIn(true);
}
