// Accounts: what a sign-in needs, what a session is worth, who may try how often. Pure (backend.md B1).
import { isEmail, isPassword, isPhone, normalEmail, normalPhone, type User } from '@/schemas/session';
import type { Policy } from './policy';
import type { RecordOf } from './records';
import { isRefusal, type Refusal, refuse } from './refusal';

export type AccountKey = { kind: 'phone' | 'email'; value: string };

/** The phone number or address named, as accounts are compared (S10), or why it cannot be one. */
export function readAccount(body: { phone?: string | undefined; email?: string | undefined }): AccountKey | Refusal {
  if (body.phone !== undefined) {
    return isPhone(body.phone) ? { kind: 'phone', value: normalPhone(body.phone) } : refuse('phoneFormat');
  }
  const email = body.email ?? '';
  return isEmail(email) ? { kind: 'email', value: normalEmail(email) } : refuse('emailFormat');
}

/** Null, or why this can be nobody's password (S8). */
export const passwordFault = (password: string): Refusal | null =>
  isPassword(password) ? null : refuse('passwordFormat');

/** The account that somebody names beside a password, or why one of the two cannot be (S8, S10). */
export function readCredentials(body: Parameters<typeof readAccount>[0] & { password: string }): AccountKey | Refusal {
  const account = readAccount(body);
  return isRefusal(account) ? account : (passwordFault(body.password) ?? account);
}

/** The account as its owner sees it. */
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
  /** Whether the password was the account's; hashed before the transaction. */
  matches: boolean;
  /** What is said of a wrong one. */
  wrong: Refusal;
}

/** Counts a wrong password, or forgets those before a right one; after too many, the right one is refused as well (S11). */
export function decidePassword(
  { user, attempts, matches, wrong }: PasswordTry,
  now: number,
  policy: Policy,
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
  policy: Policy,
): LoginDecision {
  if (!user) return { attempts: null, outcome: refuse('unknownAccount') };
  if (!user.password && user.thirdParty !== null) return { attempts: null, outcome: refuse('thirdPartyAccount') };
  const wrong = refuse(kind === 'phone' ? 'wrongPhonePassword' : 'wrongEmailPassword');
  const tried = decidePassword({ user, attempts, matches: passwordMatches, wrong }, now, policy);
  return { attempts: tried.attempts, outcome: tried.refusal ?? user };
}

/** Whether the session still counts: used within its life, measured from its last use. */
export function isLive(
  session: RecordOf<'sessions'> | undefined,
  now: number,
  policy: Policy,
): session is RecordOf<'sessions'> {
  return session !== undefined && now - session.seenAt < policy.sessionMs;
}

/** Where an account belongs; those of a version before regions are domestic (S15). */
export const regionOf = (user: Pick<RecordOf<'users'>, 'region'>): RecordOf<'users'>['region'] =>
  user.region ?? 'domestic';
