// Account endpoints: sign in, sign out, who am I.
import { decideLogin, publicUser, readAccount } from '../domain/account';
import { isRefusal, refuse } from '../domain/refusal';
import { endpoint, preparedEndpoint } from './endpoint';

export const login = preparedEndpoint<
  'login',
  { kind: 'phone' | 'email'; value: string; token: string; sessionId: string; checked: string | null; matches: boolean }
>({
  stores: ['users', 'sessions', 'attempts'],
  write: true,
  prepare: async ({ body }, { uow, ids, hash, passwords }) => {
    const account = readAccount(body);
    if (isRefusal(account)) return account;
    const [user] = await uow.ro(['users'], (tx) => tx.where('users', account.kind, account.value));
    const matches = user?.password ? await passwords.matches(body.password, user.password) : false;
    const token = ids.token();
    return { ...account, token, sessionId: await hash(token), checked: user?.password?.hash ?? null, matches };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { kind, value, token, sessionId, checked } = prepared;
    const [user] = await tx.where('users', kind, value);
    const attempts = user && (await tx.get('attempts', user.id));
    // The comparison counts only for the password it was made with.
    const passwordMatches = prepared.matches && user?.password?.hash === checked;
    const decision = decideLogin({ user, attempts }, { kind, passwordMatches, sessionId }, now, ports.policy);
    if (decision.attempts) await tx.put('attempts', decision.attempts);
    const { outcome } = decision;
    if (isRefusal(outcome)) return outcome;
    await tx.put('sessions', outcome.session);
    return { token, user: outcome.user };
  },
});

export const logout = endpoint<'logout'>({
  stores: ['sessions'],
  write: true,
  handle: async (tx, { sessionId }) => {
    if (sessionId) await tx.delete('sessions', sessionId);
    return null;
  },
});

export const userInfo = endpoint<'userInfo'>({
  stores: ['users'],
  write: true,
  handle: async (tx, { userId }) => {
    const user = await tx.get('users', userId);
    return user ? publicUser(user) : refuse('sessionEnded');
  },
});
