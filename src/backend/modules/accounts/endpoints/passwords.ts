// Endpoints for setting and resetting a password; both end the user's other sessions (docs/rules/backend.md S12).

import type { PasswordRecord, RecordOf } from '@/backend/records';
import { isLive } from '@/backend/shared/domain/caller';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { CAPTCHA_TYPES, normalCode } from '@/schemas/captcha';
import { type AccountKey, passwordFault, publicUser, readCredentials } from '../domain/account';
import { decidePasswordSet, decideReset, type PasswordProof } from '../domain/passwords';
import { CODE_STORES, isGoodCode, spendCode, type TypedCode, typedCode } from './codes';
import { accountOf, endOtherSessions } from './identity';

export const PROOF_STORES = ['users', 'attempts', 'tickets'] as const;

/** How the caller proves to be the account's owner. `matches`: whether the old password is right. */
export async function proofOf(
  tx: Tx,
  {
    user,
    ticketId,
    hasOld,
    matches,
  }: { user: RecordOf<'users'>; ticketId: string | null; hasOld: boolean; matches: boolean },
): Promise<PasswordProof> {
  if (ticketId !== null) return { by: 'ticket', ticket: await tx.get('tickets', ticketId) };
  if (!hasOld) return { by: 'nothing' };
  return { by: 'password', attempts: await tx.get('attempts', user.id), matches };
}

export const passwordSet = preparedEndpoint<
  'passwordSet',
  { password: PasswordRecord | null; checked: string | null; matches: boolean; ticketId: string | null }
>({
  stores: ['sessions', ...PROOF_STORES],
  mode: 'write',
  prepare: async ({ body, sessionId }, ports) => {
    const fault = passwordFault(body.password);
    if (fault) return fault;
    const { hash, uow, passwords, policy } = ports;
    const ticketId = body.ticket === undefined ? null : await hash(body.ticket);
    const now = ports.clock();
    const hasOld = body.oldPassword !== undefined;
    const current = await uow.ro(['sessions', ...PROOF_STORES], async (tx) => {
      const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
      const user = session && (await tx.get('users', session.userId));
      if (!user) return refuse('sessionEnded');
      // What can be refused without comparing passwords is refused here, so that it costs nothing.
      const proof = await proofOf(tx, { user, ticketId, hasOld, matches: true });
      return decidePasswordSet(user, proof, session?.signedInAt, now, policy).refusal ?? user.password;
    });
    if (isRefusal(current)) return current;
    const needsMatch = ticketId === null && current !== null;
    const matches = needsMatch && (await passwords.matches(body.oldPassword ?? '', current));
    const password = needsMatch && !matches ? null : await passwords.hash(body.password);
    return { password, checked: current?.hash ?? null, matches, ticketId };
  },
  handle: async (tx, { prepared, body, ports, sessionId, userId, now }) => {
    const user = await tx.get('users', userId);
    const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
    if (!user) return refuse('sessionEnded');
    const { password, ticketId, checked } = prepared;
    const matches = prepared.matches && user.password?.hash === checked;
    const proof = await proofOf(tx, { user, ticketId, hasOld: body.oldPassword !== undefined, matches });
    const { attempts, refusal } = decidePasswordSet(user, proof, session?.signedInAt, now, ports.policy);
    if (attempts) await tx.put('attempts', attempts);
    if (refusal) return refusal;
    if (password === null) return refuse('failed');
    if (ticketId !== null) await tx.delete('tickets', ticketId);
    const changed = { ...user, password };
    await tx.put('users', changed);
    await endOtherSessions(tx, userId, sessionId);
    return publicUser(changed);
  },
});

export const passwordReset = preparedEndpoint<
  'passwordReset',
  { account: AccountKey; typed: TypedCode; password: PasswordRecord | null }
>({
  stores: ['users', 'sessions', 'attempts', ...CODE_STORES],
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const typed = await typedCode({ account, type: CAPTCHA_TYPES.reset, address }, normalCode(body.captcha), ports);
    const password = (await isGoodCode(typed, ports)) ? await ports.passwords.hash(body.password) : null;
    return { account, typed, password };
  },
  handle: async (tx, { prepared, ports, sessionId, now }) => {
    const refusal = await spendCode(tx, prepared.typed, now, ports);
    if (refusal) return refusal;
    // The code arrived between the two checks.
    if (prepared.password === null) return refuse('wrongCaptcha');
    const decision = decideReset(await accountOf(tx, prepared.account), prepared.password);
    if (isRefusal(decision)) return decision;
    const { user, attempts } = decision;
    await tx.put('users', user);
    await tx.put('attempts', attempts);
    const own = sessionId ? await tx.get('sessions', sessionId) : undefined;
    // A user who resets the password while signed in stays signed in.
    const stays = isLive(own, now, ports.policy) && own.userId === user.id ? own.id : null;
    await endOtherSessions(tx, user.id, stays);
    return null;
  },
});
