// Whoever waits for a sign-in, until it succeeds or is cancelled. Outside of the store, because a promise is no state.
import type { User } from '@/schemas/session';
import { type SessionDispatch, signedIn } from './session';

interface Waiting {
  settle(ok: boolean): void;
  /** Id of the design whose save waits; null: something else does. */
  saving: string | null;
}
let waiting: Waiting[] = [];
/** Designs whose save waited when a sign-in left the page. */
let resumed: ReadonlySet<string> = new Set();

/** Resolves with the next outcome of the sign-in dialog. `saving`: the design whose save waits for it. */
export function nextSignIn(saving: string | null = null): Promise<boolean> {
  return new Promise((settle) => {
    waiting.push({ settle, saving });
  });
}

/** Designs whose save waits now: a sign-in that leaves the page takes them along. */
export const savesWaiting = (): string[] => [...new Set(waiting.flatMap(({ saving }) => saving ?? []))];

/** A sign-in that left the page has come back: what waited goes on once its design is open again. */
export function resumeSaves(ids: readonly string[]): void {
  resumed = new Set(ids);
}

/** Whether a save of the design waited; true once. */
export function takeResumedSave(id: string): boolean {
  const waited = resumed.has(id);
  resumed = new Set([...resumed].filter((other) => other !== id));
  return waited;
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
