// Sessions of the account: listed and ended by its owner (docs/rules/backend.md S20).

import { isLive } from '@/backend/shared/domain/caller';
import { endpoint } from '@/backend/shared/endpoint';
import { allOf } from '@/backend/shared/readPage';
import { endOtherSessions } from './identity';

/** Sessions in the list at most: the caller's own and the last used others. */
const LISTED = 100;

export const sessionList = endpoint<'sessionList'>({
  stores: ['sessions'],
  mode: 'read',
  handle: async (tx, { userId, sessionId, now, ports }) => {
    const stored = await allOf(tx, 'sessions', { by: 'userId', of: userId, order: 'ascending' });
    const live = stored
      .filter((session) => isLive(session, now, ports.policy))
      .sort((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? -1 : 1));
    const others = new Set(live.filter(({ id }) => id !== sessionId).slice(0, LISTED - 1));
    return live
      .filter((session) => session.id === sessionId || others.has(session))
      .map(({ id, seenAt, signedInAt = null }) => ({ id, seenAt, signedInAt, isOwn: id === sessionId }));
  },
});

export const sessionEnd = endpoint<'sessionEnd'>({
  stores: ['sessions'],
  mode: 'write',
  handle: async (tx, { body: { id }, userId, sessionId }) => {
    if (id === undefined) await endOtherSessions(tx, userId, sessionId);
    // A session of somebody else is treated as one that has ended (S3).
    else if ((await tx.get('sessions', id))?.userId === userId) await tx.delete('sessions', id);
    return null;
  },
});
