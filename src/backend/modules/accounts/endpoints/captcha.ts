// Verification code endpoints: sending a code, and exchanging one for a ticket.

import type { RecordOf } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { nameOf, type Ports } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { CAPTCHA_TYPES, type CaptchaType, normalCode } from '@/schemas/captcha';
import { readAccount } from '../domain/account';
import { boundTo, captchaText, codeOf, decideSend, reachedBy } from '../domain/captcha';
import { spendCode, type TypedCode, typedCode } from './identity';

/** The record of a code about to be sent, and the one before it. */
interface Noted {
  before: RecordOf<'captchas'> | undefined;
  kept: RecordOf<'captchas'>;
}

function noted(fresh: { id: string; code: string }, now: number, { uow, policy }: Ports): Promise<Noted | Refusal> {
  return uow.rw(['captchas'], async (tx) => {
    const before = await tx.get('captchas', fresh.id);
    const kept = decideSend(before, fresh, now, policy);
    if (isRefusal(kept)) return kept;
    await tx.put('captchas', kept);
    return { before, kept };
  });
}

/** Restores the previous record if sending failed, so that the user can retry immediately. */
function takeBack({ before, kept }: Noted, { uow }: Ports): Promise<void> {
  return uow.rw(['captchas'], async (tx) => {
    const now = await tx.get('captchas', kept.id);
    if (now?.code !== kept.code) return;
    if (before) await tx.put('captchas', before);
    else await tx.delete('captchas', kept.id);
  });
}

/** The response does not reveal whether the account exists. The message is sent after the code is stored. */
export const captcha = preparedEndpoint<'captcha', { validMs: number; retryMs: number }>({
  stores: [],
  prepare: async ({ params }, ports) => {
    const { way, language } = params;
    const type = params.type as CaptchaType;
    const account = readAccount({ [reachedBy(way)]: params.account });
    if (isRefusal(account)) return account;
    const digits = ports.ids.code();
    const id = await ports.hash(boundTo(way, account, type));
    const done = await noted({ id, code: await ports.hash(codeOf(id, digits)) }, ports.clock(), ports);
    if (isRefusal(done)) return done;
    try {
      await ports.messenger.send({
        to: account.value,
        way,
        text: captchaText(digits, { way, language }, ports.policy),
      });
    } catch (thrown) {
      // Without the error's message, which may contain recipient and text.
      ports.report('captcha', new Error(`the message was not sent: ${nameOf(thrown)}`));
      await takeBack(done, ports);
      return refuse('messageNotSent');
    }
    return { validMs: ports.policy.captchaValidMs, retryMs: ports.policy.captchaPauseMs };
  },
  handle: async (_, { prepared }) => prepared,
});

/** Verifies the user's own phone number or address by a code. */
export const captchaVerify = preparedEndpoint<'captchaVerify', { typed: TypedCode; ticket: string; ticketId: string }>({
  stores: ['users', 'captchas', 'tickets'],
  write: true,
  prepare: async ({ body, sessionId }, ports) => {
    const own = await ports.uow.ro(['sessions', 'users'], async (tx) => {
      const session = sessionId ? await tx.get('sessions', sessionId) : undefined;
      return session && (await tx.get('users', session.userId));
    });
    const kind = reachedBy(body.way);
    const value = own?.[kind];
    if (!value) return refuse('wrongCaptcha');
    const typed = await typedCode({ kind, value }, CAPTCHA_TYPES.verify, normalCode(body.captcha), ports);
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
