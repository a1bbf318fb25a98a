// Sign-in with a password: when one is compared, and what wrong ones cause. Pure (docs/rules/backend.md S9, S11).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits, Rate } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse, refuseFor } from '@/backend/shared/domain/refusal';
import type { AccountKey } from './account';
import { oneMore, waitUnder } from './rates';

export interface PasswordTry {
  user: RecordOf<'users'>;
  attempts: RecordOf<'attempts'> | undefined;
  /** Whether the password matches; computed before the transaction. */
  matches: boolean;
  /** Refusal for a wrong password. */
  wrong: Refusal;
}

/** Failed tries that still count. */
const recentTries = (
  attempts: RecordOf<'attempts'> | undefined,
  now: number,
  policy: AccountLimits,
): readonly number[] => (attempts?.at ?? []).filter((at) => now - at < policy.wrongPasswordWindowMs);

/** A refusal if the account has had too many wrong passwords, else null (S11). */
export const lockFault = (
  attempts: RecordOf<'attempts'> | undefined,
  now: number,
  policy: AccountLimits,
): Refusal | null => {
  const tries = recentTries(attempts, now, policy);
  const first = tries.at(-policy.wrongPasswords);
  if (tries.length < policy.wrongPasswords || first === undefined) return null;
  return refuseFor('tooManyPasswords', policy.wrongPasswordWindowMs - (now - first));
};

/** Counts a wrong password, or resets the count after a right one; after too many, a right one is refused too (S11). */
export function decidePassword(
  { user, attempts, matches, wrong }: PasswordTry,
  now: number,
  policy: AccountLimits,
): { attempts: RecordOf<'attempts'> | null; refusal: Refusal | null } {
  const lock = lockFault(attempts, now, policy);
  if (lock) return { attempts: null, refusal: lock };
  if (matches) return { attempts: { id: user.id, at: [] }, refusal: null };
  return { attempts: { id: user.id, at: [...recentTries(attempts, now, policy), now] }, refusal: wrong };
}

/** What a sign-in with a password reads. */
export interface LoginState {
  user: RecordOf<'users'> | undefined;
  /** Wrong passwords of the account. */
  attempts: RecordOf<'attempts'> | undefined;
  /** The same for an account that does not exist: it is locked like any other, so that nobody can probe for accounts. */
  unknown: RecordOf<'limits'> | undefined;
  /** Wrong passwords of the caller, whatever the account. */
  caller: RecordOf<'limits'> | undefined;
  /** The caller has signed in to this account before: strangers do not lock them out. */
  isProven: boolean;
  /** Wrong passwords of the caller for this account, if they have signed in to it before. */
  pair: RecordOf<'limits'> | undefined;
}

/** Ids of the counts. */
export interface LoginIds {
  unknownId: string;
  callerId: string;
  pairId: string;
}

export interface LoginDecision {
  attempts: RecordOf<'attempts'> | null;
  /** Counts of wrong passwords. */
  counts: readonly RecordOf<'limits'>[];
  outcome: Refusal | RecordOf<'users'>;
}

/** Wrong passwords in the window, for the counts that are not part of an account. */
const tryRate = ({ wrongPasswords, wrongPasswordWindowMs }: AccountLimits): Rate => ({
  max: wrongPasswords,
  windowMs: wrongPasswordWindowMs,
});

/** A refusal before any password is compared, or null (S11). */
export function loginFault(
  { user, attempts, unknown, caller, isProven, pair }: LoginState,
  now: number,
  policy: AccountLimits,
): Refusal | null {
  const wait = waitUnder(caller, policy.wrongPasswordsPerCaller, now);
  if (wait > 0) return refuseFor('wrongPasswordCaller', wait);
  if (user && !isProven) return lockFault(attempts, now, policy);
  const lock = waitUnder(user ? pair : unknown, tryRate(policy), now);
  return lock > 0 ? refuseFor('tooManyPasswords', lock) : null;
}

/**
 * Signs in, or counts a wrong password (S9, S11). An account without a password, or none at all, gets the same answer
 * as a wrong password.
 */
export function decideLogin(
  state: LoginState,
  { kind, passwordMatches, ids }: { kind: AccountKey['kind']; passwordMatches: boolean; ids: LoginIds },
  now: number,
  policy: AccountLimits,
): LoginDecision {
  const fault = loginFault(state, now, policy);
  if (fault) return { attempts: null, counts: [], outcome: fault };
  const { user, attempts, unknown, caller, isProven, pair } = state;
  const wrong = refuse(kind === 'phone' ? 'wrongPhonePassword' : 'wrongEmailPassword');
  const callerCount = oneMore(ids.callerId, caller, policy.wrongPasswordsPerCaller, now);
  if (!user) {
    const unknownCount = oneMore(ids.unknownId, unknown, tryRate(policy), now);
    return { attempts: null, counts: [unknownCount, callerCount], outcome: wrong };
  }
  if (isProven) {
    if (passwordMatches) {
      const cleared = { id: ids.pairId, sent: [], endsAt: now };
      return { attempts: { id: user.id, at: [] }, counts: pair ? [cleared] : [], outcome: user };
    }
    return { attempts: null, counts: [oneMore(ids.pairId, pair, tryRate(policy), now), callerCount], outcome: wrong };
  }
  const tried = decidePassword({ user, attempts, matches: passwordMatches, wrong }, now, policy);
  return { attempts: tried.attempts, counts: tried.refusal ? [callerCount] : [], outcome: tried.refusal ?? user };
}
