// Verification code endpoints: sending a code, and exchanging one for a ticket.

import type { RecordOf } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { type Message, nameOf, type Ports } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { CAPTCHA_TYPES, type CaptchaType, normalCode } from '@/schemas/captcha';
import { readAccount } from '../domain/account';
import { boundTo, callerOf, captchaText, codeOf, reachedBy, withCode, withoutCode } from '../domain/captcha';
import { waitingMessage } from '../domain/outbox';
import { isProven, provenOf } from '../domain/proven';
import { oneLess } from '../domain/rates';
import { unreachableBy } from '../domain/reach';
import { decideCount, type KnownLimit, type SendLimit, sendLimits } from '../domain/sendLimits';
import { CODE_STORES, spendCode, type TypedCode, typedCode } from './codes';
import { deleteEnded } from './endedCounts';

/** A code about to be sent: the id of its record, and hashes. */
interface Fresh {
  id: string;
  caller: string;
  code: string;
}

/** The record before the code, and the counts that a failed message returns. */
interface Noted {
  before: RecordOf<'captchas'> | undefined;
  now: number;
  returnIds: readonly string[];
}

/** The limits of a request with the ids of their records. */
async function limitsOf(
  request: Omit<Parameters<typeof sendLimits>[0], 'isProven'>,
  { hash, policy }: Ports,
): Promise<{ provenId: string; limits: Record<'proven' | 'unknown', (SendLimit & { id: string })[]> }> {
  const limitsFor = (isProven: boolean) =>
    Promise.all(sendLimits({ ...request, isProven }, policy).map(async (row) => ({ ...row, id: await hash(row.of) })));
  return {
    provenId: await hash(provenOf(request.address, request.account)),
    limits: { proven: await limitsFor(true), unknown: await limitsFor(false) },
  };
}

/** Stores the code, and with it the message if it is sent afterwards, so that both exist or neither. */
function noted(
  fresh: Fresh,
  message: Message,
  { provenId, limits }: Awaited<ReturnType<typeof limitsOf>>,
  { uow, clock, policy, ids, messenger }: Ports,
): Promise<Noted | Refusal> {
  const now = clock();
  const waiting = messenger.isQueued
    ? waitingMessage(message, { id: ids.next(), now, endsAt: now + policy.captchaValidMs })
    : null;
  return uow.rw([...CODE_STORES, 'messages'], async (tx) => {
    const counts: KnownLimit[] = [];
    for (const limit of limits[isProven(await tx.get('limits', provenId), now) ? 'proven' : 'unknown'])
      counts.push({ ...limit, record: await tx.get('limits', limit.id) });
    const counted = decideCount(counts, now);
    if (isRefusal(counted)) return counted;
    for (const record of counted) await tx.put('limits', record);
    await deleteEnded(tx, now);
    const before = await tx.get('captchas', fresh.id);
    await tx.put('captchas', withCode(before, fresh, now, policy));
    if (waiting) await tx.put('messages', waiting);
    return { before, now, returnIds: counts.filter(({ returns }) => returns).map(({ id }) => id) };
  });
}

/** Restores the previous code and the counts if sending failed, so that the user can retry immediately. */
function takeBack(fresh: Fresh, { before, now, returnIds }: Noted, { uow }: Ports): Promise<void> {
  return uow.rw(CODE_STORES, async (tx) => {
    for (const id of returnIds) {
      const count = await tx.get('limits', id);
      if (count) await tx.put('limits', oneLess(count, now));
    }
    const record = await tx.get('captchas', fresh.id);
    if (record) await tx.put('captchas', withoutCode(record, fresh, before));
  });
}

/** The response does not reveal whether the account exists. The message is sent after the code is stored. */
export const captcha = preparedEndpoint<'captcha', { validMs: number; retryMs: number }>({
  stores: [],
  mode: 'write',
  prepare: async ({ params, address }, ports) => {
    const { way: channel, language } = params;
    const type = params.type as CaptchaType;
    const account = readAccount({ [reachedBy(channel)]: params.account });
    if (isRefusal(account)) return account;
    const unreachable = unreachableBy(channel, ports);
    if (unreachable) return unreachable;
    const digits = ports.ids.code();
    const id = await ports.hash(boundTo(channel, account, type));
    const limits = await limitsOf({ address, account, type }, ports);
    const fresh = {
      ...{ id, caller: await ports.hash(callerOf(id, address)) },
      code: await ports.hash(codeOf(id, digits)),
    };
    const message = { to: account.value, way: channel, ...captchaText(digits, { channel, language }, ports) };
    const done = await noted(fresh, message, limits, ports);
    if (isRefusal(done)) return done;
    try {
      if (!ports.messenger.isQueued) await ports.messenger.send(message);
    } catch (thrown) {
      // Without the error's message, which may contain recipient and text.
      ports.report('captcha', new Error(`the message was not sent: ${nameOf(thrown)}`));
      await takeBack(fresh, done, ports);
      return refuse('messageNotSent');
    }
    return { validMs: ports.policy.captchaValidMs, retryMs: ports.policy.captchaPauseMs };
  },
  handle: async (_, { prepared }) => prepared,
});

/** Verifies the user's own phone number or address by a code. */
export const captchaVerify = preparedEndpoint<'captchaVerify', { typed: TypedCode; ticket: string; ticketId: string }>({
  stores: ['users', 'tickets', ...CODE_STORES],
  mode: 'write',
  prepare: async ({ body, sessionId, address }, ports) => {
    const own = await ports.uow.ro(['sessions', 'users'], async (tx) => {
      const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
      return session && (await tx.get('users', session.userId));
    });
    const kind = reachedBy(body.way);
    const value = own?.[kind];
    if (!value) return refuse('wrongCaptcha');
    const typed = await typedCode(
      { account: { kind, value }, type: CAPTCHA_TYPES.verify, address },
      normalCode(body.captcha),
      ports,
    );
    const ticket = ports.ids.token();
    return { typed, ticket, ticketId: await ports.hash(ticket) };
  },
  handle: async (tx, { prepared, body, ports, userId, now }) => {
    const user = await tx.get('users', userId);
    if (!user) return refuse('sessionEnded');
    const refusal = await spendCode(tx, prepared.typed, now, ports);
    if (refusal) return refusal;
    if (body.way === 'email' && !user.emailVerified) await tx.put('users', { ...user, emailVerified: true });
    // One ticket per user, so that unused ones do not accumulate.
    const before: string[] = [];
    for await (const { id } of readAll(tx, 'tickets', { by: 'userId', of: userId, order: 'ascending' }))
      before.push(id);
    for (const id of before) await tx.delete('tickets', id);
    await tx.put('tickets', { id: prepared.ticketId, userId, issuedAt: now });
    return { ticket: prepared.ticket, validMs: ports.policy.ticketMs };
  },
});
