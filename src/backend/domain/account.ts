// Accounts: what a sign-in needs, what a session is worth, who may try how often. Pure (backend.md B1).
import { isEmail, isPassword, isPhone, normalEmail, normalPhone, type User } from '@/schemas/session';
import type { Policy } from './policy';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

export type AccountKey = { kind: 'phone' | 'email'; value: string };

/** The account a sign-in names, as accounts are compared (S10), or why it cannot be one. */
export function readAccount(body: {
  phone?: string | undefined;
  email?: string | undefined;
  password: string;
}): AccountKey | Refusal {
  if (body.phone !== undefined && !isPhone(body.phone)) return refuse('phoneFormat');
  if (body.phone === undefined && !isEmail(body.email ?? '')) return refuse('emailFormat');
  if (!isPassword(body.password)) return refuse('passwordFormat');
  return body.phone !== undefined
    ? { kind: 'phone', value: normalPhone(body.phone) }
    : { kind: 'email', value: normalEmail(body.email ?? '') };
}

/** The account as its owner sees it. */
export function publicUser({ id, password: _, ...facts }: RecordOf<'users'>): User {
  return { userId: id, ...facts };
}

export interface LoginState {
  user: RecordOf<'users'> | undefined;
  attempts: RecordOf<'attempts'> | undefined;
}

export interface LoginCommand {
  kind: AccountKey['kind'];
  /** Whether the password was the account's; hashed before the transaction. */
  passwordMatches: boolean;
  /** Hash of the token to be given out. */
  sessionId: string;
}

export interface LoginDecision {
  attempts: RecordOf<'attempts'> | null;
  outcome: Refusal | { session: RecordOf<'sessions'>; user: User };
}

/** Signs in, or counts a wrong password (S9, S11). */
export function decideLogin(state: LoginState, command: LoginCommand, now: number, policy: Policy): LoginDecision {
  const { user } = state;
  if (!user) return { attempts: null, outcome: refuse('unknownAccount') };
  if (!user.password) return { attempts: null, outcome: refuse('thirdPartyAccount') };
  const recent = (state.attempts?.at ?? []).filter((at) => now - at < policy.wrongPasswordWindowMs);
  if (recent.length >= policy.wrongPasswords) return { attempts: null, outcome: refuse('tooManyPasswords') };
  if (!command.passwordMatches) {
    const outcome = refuse(command.kind === 'phone' ? 'wrongPhonePassword' : 'wrongEmailPassword');
    return { attempts: { id: user.id, at: [...recent, now] }, outcome };
  }
  const session = { id: command.sessionId, userId: user.id, seenAt: now };
  return { attempts: { id: user.id, at: [] }, outcome: { session, user: publicUser(user) } };
}

/** Whether the session still counts: used within its life, measured from its last use. */
export function isLive(
  session: RecordOf<'sessions'> | undefined,
  now: number,
  policy: Policy,
): session is RecordOf<'sessions'> {
  return session !== undefined && now - session.seenAt < policy.sessionMs;
}
