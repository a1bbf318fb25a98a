// Profile of a designer, and the account's phone number and email address.

import type { RecordOf } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx } from '@/backend/shared/ports';
import { CAPTCHA_TYPES, normalCode } from '@/schemas/captcha';
import { fileIdOf } from '@/schemas/imageRef';
import { type AccountKey, publicUser, readAccount } from '../domain/account';
import { hasContact, proofFault, withContact } from '../domain/contact';
import { CODE_STORES, spendCode, type TypedCode, typedCode } from './codes';
import { accountOf } from './identity';

/** A new contact, its code and its proof, hashed before the transaction. */
interface NewContact {
  account: AccountKey;
  typed: TypedCode;
  ticketId: string | null;
}

/** The account with the new contact, after using up code and ticket; or a refusal. */
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
  // Reports a taken address only after verifying the code, so that nobody can probe for accounts.
  const changed = withContact(user, account, await accountOf(tx, account));
  if (!isRefusal(changed) && ticketId !== null) await tx.delete('tickets', ticketId);
  return changed;
}

export const infoUpdate = preparedEndpoint<'infoUpdate', NewContact | null>({
  stores: ['users', 'files', 'tickets', ...CODE_STORES],
  mode: 'write',
  prepare: async ({ body: { phone, email, captcha, ticket }, address }, ports) => {
    if (captcha === undefined) return null;
    const account = readAccount({ phone, email });
    if (isRefusal(account)) return account;
    const typed = await typedCode({ account, type: CAPTCHA_TYPES.change, address }, normalCode(captcha), ports);
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
    // Another user's upload is treated as missing (S3).
    if (avatar !== '' && avatar !== user.avatar && file?.owner !== userId) return refuse('foreignAvatar');
    const changed = { ...user, username, intro, avatar };
    await tx.put('users', changed);
    return publicUser(changed);
  },
});
