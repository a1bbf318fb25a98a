// Endpoints for setting and resetting a password; both end the user's other sessions (docs/rules/backend.md S12).

import type { PasswordRecord } from '@/backend/records';
import { isLive } from '@/backend/shared/domain/caller';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { CAPTCHA_TYPES, normalCode } from '@/schemas/captcha';
import { type AccountKey, passwordFault, publicUser, readCredentials } from '../domain/account';
import { decidePasswordSet, decideReset, type PasswordProof } from '../domain/passwords';
import { CODE_STORES, spendCode, type TypedCode, typedCode } from './codes';
import { accountOf, endOtherSessions } from './identity';

export const passwordSet = preparedEndpoint<
  'passwordSet',
  { password: PasswordRecord; checked: string | null; matches: boolean; ticketId: string | null }
>({
  stores: ['users', 'sessions', 'attempts', 'tickets'],
  mode: 'write',
  prepare: async ({ body, sessionId }, ports) => {
    const fault = passwordFault(body.password);
    if (fault) return fault;
    const old = await ports.uow.ro(['sessions', 'users'], async (tx) => {
      const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
      return session && (await tx.get('users', session.userId))?.password;
    });
    const matches =
      old && body.oldPassword !== undefined ? await ports.passwords.matches(body.oldPassword, old) : false;
    return {
      password: await ports.passwords.hash(body.password),
      checked: old?.hash ?? null,
      matches,
      ticketId: body.ticket === undefined ? null : await ports.hash(body.ticket),
    };
  },
  handle: async (tx, { prepared, body, ports, sessionId, userId, now }) => {
    const user = await tx.get('users', userId);
    if (!user) return refuse('sessionEnded');
    const { password, ticketId, checked } = prepared;
    const proof: PasswordProof =
      ticketId !== null
        ? { by: 'ticket', ticket: await tx.get('tickets', ticketId) }
        : body.oldPassword !== undefined
          ? {
              by: 'password',
              attempts: await tx.get('attempts', userId),
              matches: prepared.matches && user.password?.hash === checked,
            }
          : { by: 'nothing' };
    const decision = decidePasswordSet(user, proof, password, now, ports.policy);
    if (decision.attempts) await tx.put('attempts', decision.attempts);
    if (decision.refusal || !decision.user) return decision.refusal ?? refuse('failed');
    if (ticketId !== null) await tx.delete('tickets', ticketId);
    await tx.put('users', decision.user);
    await endOtherSessions(tx, userId, sessionId);
    return publicUser(decision.user);
  },
});

export const passwordReset = preparedEndpoint<
  'passwordReset',
  { account: AccountKey; typed: TypedCode; password: PasswordRecord }
>({
  stores: ['users', 'sessions', 'attempts', ...CODE_STORES],
  mode: 'write',
  prepare: async ({ body, address }, ports) => {
    const account = readCredentials(body);
    if (isRefusal(account)) return account;
    const typed = await typedCode({ account, type: CAPTCHA_TYPES.reset, address }, normalCode(body.captcha), ports);
    return { account, typed, password: await ports.passwords.hash(body.password) };
  },
  handle: async (tx, { prepared, ports, sessionId, now }) => {
    const refusal = await spendCode(tx, prepared.typed, now, ports);
    if (refusal) return refusal;
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
