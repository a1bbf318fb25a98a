// Account endpoints: password sign-in, sign-out, current user.

import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import { type AccountKey, decideLogin, publicUser, readCredentials } from '../domain/account';
import { provenOf, provenRecord } from '../domain/proven';
import { accountOf, beginSession, type FreshSession, freshSession } from './identity';

export const login = preparedEndpoint<
  'login',
  FreshSession & { account: AccountKey; checked: string | null; matches: boolean; provenId: string }
>({
  stores: ['users', 'sessions', 'attempts', 'limits'],
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const user = await ports.uow.ro(['users'], (tx) => accountOf(tx, account));
    const matches = user?.password ? await ports.passwords.matches(body.password, user.password) : false;
    const provenId = await ports.hash(provenOf(address, account));
    return { ...(await freshSession(ports)), account, checked: user?.password?.hash ?? null, matches, provenId };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { account, checked, matches } = prepared;
    const user = await accountOf(tx, account);
    const attempts = user && (await tx.get('attempts', user.id));
    // The comparison is only valid for the password it was made with.
    const passwordMatches = matches && user?.password?.hash === checked;
    const decision = decideLogin({ user, attempts }, { kind: account.kind, passwordMatches }, now, ports.policy);
    if (decision.attempts) await tx.put('attempts', decision.attempts);
    const { outcome } = decision;
    if (isRefusal(outcome)) return outcome;
    await tx.put('limits', provenRecord(prepared.provenId, now, ports.policy));
    return beginSession(tx, outcome, prepared, { now, policy: ports.policy });
  },
});

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
