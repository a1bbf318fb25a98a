// Sessions of the account: listed and ended by its owner (docs/rules/backend.md S20).

import { isLive } from '@/backend/shared/domain/caller';
import { endpoint } from '@/backend/shared/endpoint';
import { endOtherSessions } from './identity';

/** Sessions in the list at most. */
const LISTED = 100;

export const sessionList = endpoint<'sessionList'>({
  stores: ['sessions'],
  mode: 'read',
  handle: async (tx, { userId, sessionId, now, ports }) => {
    const stored = await tx.list('sessions', { by: 'userId', of: userId, order: 'ascending', limit: LISTED });
    return stored
      .filter((session) => isLive(session, now, ports.policy))
      .sort((a, b) => b.seenAt - a.seenAt || (a.id < b.id ? -1 : 1))
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
