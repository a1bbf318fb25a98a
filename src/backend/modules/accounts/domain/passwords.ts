// Setting, changing and resetting a password, and which sessions it ends. Pure (docs/rules/backend.md S8, S11, S12).

import type { PasswordRecord, RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { decidePassword, type PasswordTry } from './login';
import { ticketFault } from './ticket';

type User = RecordOf<'users'>;
type Ticket = RecordOf<'tickets'>;

export type PasswordProof =
  | ({ by: 'password' } & Omit<PasswordTry, 'user' | 'wrong'>)
  | { by: 'ticket'; ticket: Ticket | undefined }
  | { by: 'nothing' };

/** When the caller's session began, ms; undefined if that is not known. */
type SignedInAt = number | undefined;

/**
 * Whether the password may be set: with a ticket, or with the old password. An account without one may set it soon after
 * signing in, so that a stolen session does not become a password.
 */
export function decidePasswordSet(
  user: User,
  proof: PasswordProof,
  signedInAt: SignedInAt,
  now: number,
  policy: AccountLimits,
): { attempts: RecordOf<'attempts'> | null; refusal: Refusal | null } {
  const decided = (refusal: Refusal | null) => ({ attempts: null, refusal });
  if (proof.by === 'ticket') return decided(ticketFault(proof.ticket, user.id, now, policy));
  if (user.password === null) {
    const isFresh = signedInAt !== undefined && now - signedInAt <= policy.firstPasswordMs;
    return decided(isFresh ? null : refuse('signInAgain'));
  }
  if (proof.by === 'nothing') return decided(refuse('oldPassword'));
  return decidePassword({ ...proof, user, wrong: refuse('wrongOldPassword') }, now, policy);
}

/** Resets a forgotten password with a code. Also resets the count of failed attempts. */
export function decideReset(
  user: User | undefined,
  password: PasswordRecord,
): { user: User; attempts: RecordOf<'attempts'> } | Refusal {
  if (!user) return refuse('unknownAccount');
  if (!user.password && user.thirdParty !== null) return refuse('thirdPartyAccount');
  return { user: { ...user, password }, attempts: { id: user.id, at: [] } };
}

/** Sessions ended by a new password: all except the current one (S12). */
export const endedSessions = (
  sessions: readonly RecordOf<'sessions'>[],
  own: string | null,
): readonly RecordOf<'sessions'>[] => sessions.filter(({ id }) => id !== own);
