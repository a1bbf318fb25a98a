// Account endpoints: sign-out, current user.

import { refuse } from '@/backend/shared/domain/refusal';
import { endpoint } from '@/backend/shared/endpoint';
import { publicUser } from '../domain/account';

export const logout = endpoint<'logout'>({
  stores: ['sessions'],
  mode: 'write',
  handle: async (tx, { sessionId }) => {
    if (sessionId) await tx.delete('sessions', sessionId);
    return null;
  },
});

export const userInfo = endpoint<'userInfo'>({
  stores: ['users'],
  mode: 'read',
  handle: async (tx, { userId }) => {
    const user = await tx.get('users', userId);
    return user ? publicUser(user) : refuse('sessionEnded');
  },
});
