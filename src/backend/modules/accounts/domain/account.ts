// Accounts: sign-in rules, session validity, login attempts. Pure (docs/rules/backend.md B1).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { isEmail, isPassword, isPhone, normalEmail, normalPhone, type User } from '@/schemas/session';

export type AccountKey = { kind: 'phone' | 'email'; value: string };

/** The phone number or address, normalized for comparing accounts (S10), or a refusal if it is invalid. */
export function readAccount(body: { phone?: string | undefined; email?: string | undefined }): AccountKey | Refusal {
  if (body.phone !== undefined) {
    return isPhone(body.phone) ? { kind: 'phone', value: normalPhone(body.phone) } : refuse('phoneFormat');
  }
  const email = body.email ?? '';
  return isEmail(email) ? { kind: 'email', value: normalEmail(email) } : refuse('emailFormat');
}

/** A refusal if the password cannot be valid (S8), else null. */
export const passwordFault = (password: string): Refusal | null =>
  isPassword(password) ? null : refuse('passwordFormat');

/** The account for a sign-in with a password, or a refusal if either is malformed (S8, S10). */
export function readCredentials(body: Parameters<typeof readAccount>[0] & { password: string }): AccountKey | Refusal {
  const account = readAccount(body);
  return isRefusal(account) ? account : (passwordFault(body.password) ?? account);
}

/** The account as shown to its owner. */
export function publicUser({ id, password, thirdPartyId: _, ...facts }: RecordOf<'users'>): User {
  return { userId: id, ...facts, hasPassword: password !== null };
}

/** A session that begins now. */
export const newSession = (id: string, userId: string, now: number): RecordOf<'sessions'> => ({
  id,
  userId,
  seenAt: now,
});

export interface PasswordTry {
  user: RecordOf<'users'>;
  attempts: RecordOf<'attempts'> | undefined;
  /** Whether the password matches; computed before the transaction. */
  matches: boolean;
  /** Refusal for a wrong password. */
  wrong: Refusal;
}

/** Counts a wrong password, or resets the count after a right one; after too many, a right one is refused too (S11). */
export function decidePassword(
  { user, attempts, matches, wrong }: PasswordTry,
  now: number,
  policy: AccountLimits,
): { attempts: RecordOf<'attempts'> | null; refusal: Refusal | null } {
  const recent = (attempts?.at ?? []).filter((at) => now - at < policy.wrongPasswordWindowMs);
  if (recent.length >= policy.wrongPasswords) return { attempts: null, refusal: refuse('tooManyPasswords') };
  if (!matches) return { attempts: { id: user.id, at: [...recent, now] }, refusal: wrong };
  return { attempts: { id: user.id, at: [] }, refusal: null };
}

export interface LoginState {
  user: RecordOf<'users'> | undefined;
  attempts: RecordOf<'attempts'> | undefined;
}

export interface LoginDecision {
  attempts: RecordOf<'attempts'> | null;
  outcome: Refusal | RecordOf<'users'>;
}

/** Signs in, or counts a wrong password (S9, S11). */
export function decideLogin(
  { user, attempts }: LoginState,
  { kind, passwordMatches }: { kind: AccountKey['kind']; passwordMatches: boolean },
  now: number,
  policy: AccountLimits,
): LoginDecision {
  if (!user) return { attempts: null, outcome: refuse('unknownAccount') };
  if (!user.password && user.thirdParty !== null) return { attempts: null, outcome: refuse('thirdPartyAccount') };
  const wrong = refuse(kind === 'phone' ? 'wrongPhonePassword' : 'wrongEmailPassword');
  const tried = decidePassword({ user, attempts, matches: passwordMatches, wrong }, now, policy);
  return { attempts: tried.attempts, outcome: tried.refusal ?? user };
}
