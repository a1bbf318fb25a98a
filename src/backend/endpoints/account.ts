// Account endpoints: sign in, sign out, who am I.
import { type AccountKey, decideLogin, publicUser, readAccount } from '../domain/account';
import { isRefusal, refuse } from '../domain/refusal';
import { endpoint, preparedEndpoint } from './endpoint';

/** The one account of a phone number or an address. */
const named = ({ kind, value }: AccountKey) => ({ by: kind, of: value, order: 'ascending', limit: 1 }) as const;

export const login = preparedEndpoint<
  'login',
  { kind: 'phone' | 'email'; value: string; token: string; sessionId: string; checked: string | null; matches: boolean }
>({
  stores: ['users', 'sessions', 'attempts'],
  write: true,
  prepare: async ({ body }, { uow, ids, hash, passwords }) => {
    const account = readAccount(body);
    if (isRefusal(account)) return account;
    const [user] = await uow.ro(['users'], (tx) => tx.list('users', named(account)));
    const matches = user?.password ? await passwords.matches(body.password, user.password) : false;
    const token = ids.token();
    return { ...account, token, sessionId: await hash(token), checked: user?.password?.hash ?? null, matches };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { kind, value, token, sessionId, checked } = prepared;
    const [user] = await tx.list('users', named({ kind, value }));
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
