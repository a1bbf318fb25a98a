// Account endpoints: sign in by password, sign out, who am I, profile with its phone number and address.
import { CAPTCHA_TYPES, normalCode } from '@/schemas/captcha';
import { fileIdOf } from '@/schemas/imageRef';
import { type AccountKey, decideLogin, publicUser, readAccount, readCredentials } from '../domain/account';
import { hasContact, proofFault, withContact } from '../domain/contact';
import type { RecordOf } from '../domain/records';
import { isRefusal, type Refusal, refuse } from '../domain/refusal';
import type { Ports, Tx } from '../ports';
import { endpoint, preparedEndpoint } from './endpoint';
import {
  accountOf,
  beginSession,
  type FreshSession,
  freshSession,
  spendCode,
  type TypedCode,
  typedCode,
} from './identity';

export const login = preparedEndpoint<
  'login',
  FreshSession & { account: AccountKey; checked: string | null; matches: boolean }
>({
  stores: ['users', 'sessions', 'attempts'],
  write: true,
  prepare: async ({ body }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const user = await ports.uow.ro(['users'], (tx) => accountOf(tx, account));
    const matches = user?.password ? await ports.passwords.matches(body.password, user.password) : false;
    return { ...(await freshSession(ports)), account, checked: user?.password?.hash ?? null, matches };
  },
  handle: async (tx, { prepared, ports, now }) => {
    const { account, checked, matches } = prepared;
    const user = await accountOf(tx, account);
    const attempts = user && (await tx.get('attempts', user.id));
    // The comparison counts only for the password it was made with.
    const passwordMatches = matches && user?.password?.hash === checked;
    const decision = decideLogin({ user, attempts }, { kind: account.kind, passwordMatches }, now, ports.policy);
    if (decision.attempts) await tx.put('attempts', decision.attempts);
    const { outcome } = decision;
    return isRefusal(outcome) ? outcome : beginSession(tx, outcome, prepared, { now, policy: ports.policy });
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

/** A new contact as it was typed, its code and its proof, hashed before the transaction. */
interface NewContact {
  account: AccountKey;
  typed: TypedCode;
  ticketId: string | null;
}

/** The account with the contact, its code and ticket used up; or why it stays as it is. */
async function changedContact(
  tx: Tx,
  user: RecordOf<'users'>,
  { account, typed, ticketId }: NewContact,
  now: number,
  ports: Ports,
): Promise<RecordOf<'users'> | Refusal> {
  if (hasContact(user, account)) return user;
  const ticket = ticketId === null ? undefined : await tx.get('tickets', ticketId);
  const refusal = proofFault(user, ticket, now, ports.policy) ?? (await spendCode(tx, typed, now, ports));
  if (refusal) return refusal;
  // Whether somebody has the address is told only to who has the code.
  const changed = withContact(user, account, await accountOf(tx, account));
  if (!isRefusal(changed) && ticketId !== null) await tx.delete('tickets', ticketId);
  return changed;
}

export const infoUpdate = preparedEndpoint<'infoUpdate', NewContact | null>({
  stores: ['users', 'files', 'captchas', 'tickets'],
  write: true,
  prepare: async ({ body: { phone, email, captcha, ticket } }, ports) => {
    if (captcha === undefined) return null;
    const account = readAccount({ phone, email });
    if (isRefusal(account)) return account;
    const typed = await typedCode(account, CAPTCHA_TYPES.change, normalCode(captcha), ports);
    return { account, typed, ticketId: ticket === undefined ? null : await ports.hash(ticket) };
  },
  handle: async (tx, { prepared, body, userId, now, ports }) => {
    const stored = await tx.get('users', userId);
    if (!stored) return refuse('sessionEnded');
    const user = prepared === null ? stored : await changedContact(tx, stored, prepared, now, ports);
    if (isRefusal(user)) return user;
    const { username = user.username, intro = user.intro, avatar = user.avatar } = body;
    const fileId = fileIdOf(avatar);
    const file = fileId === null ? undefined : await tx.get('files', fileId);
    // A picture that somebody else uploaded is as if it were not there (S3).
    if (avatar !== '' && avatar !== user.avatar && file?.owner !== userId) return refuse('foreignAvatar');
    const changed = { ...user, username, intro, avatar };
    await tx.put('users', changed);
    return publicUser(changed);
  },
});
