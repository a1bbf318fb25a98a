// Shared by account endpoints: finding an account, starting and ending sessions.

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { isLive } from '@/backend/shared/domain/caller';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import type { DataOf } from '@/schemas/wire/operations';
import { type AccountKey, newSession, publicUser } from '../domain/account';
import { endedSessions } from '../domain/passwords';

/** The account with a phone number or email address. */
export async function accountOf(tx: Tx, { kind, value }: AccountKey): Promise<RecordOf<'users'> | undefined> {
  const [user] = await tx.list('users', { by: kind, of: value, order: 'ascending', limit: 1 });
  return user;
}

/** Token and id for a new session. */
export interface FreshSession {
  token: string;
  sessionId: string;
}

export async function freshSession({ ids, hash }: Pick<Ports, 'ids' | 'hash'>): Promise<FreshSession> {
  const token = ids.token();
  return { token, sessionId: await hash(token) };
}

/** Maximum old sessions checked when a new one starts. */
const OLD_SESSIONS = 100;

export async function beginSession(
  tx: Tx,
  user: RecordOf<'users'>,
  { token, sessionId }: FreshSession,
  { now, policy, isNew = false }: { now: number; policy: AccountLimits; isNew?: boolean },
): Promise<DataOf<'login'>> {
  // Delete the user's expired sessions; nothing else does.
  const old = await tx.list('sessions', { by: 'userId', of: user.id, order: 'ascending', limit: OLD_SESSIONS });
  const ended = old.filter((session) => !isLive(session, now, policy));
  for (const { id } of ended) await tx.delete('sessions', id);
  await tx.put('sessions', newSession(sessionId, user.id, now));
  return { token, user: publicUser(user), isNew };
}

/** Ends all sessions of the user except the current one (S12). */
export async function endOtherSessions(tx: Tx, userId: string, own: string | null): Promise<void> {
  const sessions: RecordOf<'sessions'>[] = [];
  for await (const session of readAll(tx, 'sessions', { by: 'userId', of: userId, order: 'ascending' }))
    sessions.push(session);
  for (const { id } of endedSessions(sessions, own)) await tx.delete('sessions', id);
}
