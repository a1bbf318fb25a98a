// Verification codes: sending one, and turning one into a ticket.
import { CAPTCHA_TYPES, type CaptchaType, normalCode } from '@/schemas/captcha';
import { readAccount } from '../domain/account';
import { boundTo, captchaText, codeOf, decideSend, reachedBy } from '../domain/captcha';
import type { RecordOf } from '../domain/records';
import { isRefusal, type Refusal, refuse } from '../domain/refusal';
import { nameOf, type Ports } from '../ports';
import { preparedEndpoint } from './endpoint';
import { spendCode, type TypedCode, typedCode } from './identity';
import { readAll } from './readPage';

/** What was kept of a code that is about to go out, and what stood there before. */
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

/** A message that did not go out leaves things as they were: the next try is not made to wait. */
function takeBack({ before, kept }: Noted, { uow }: Ports): Promise<void> {
  return uow.rw(['captchas'], async (tx) => {
    const now = await tx.get('captchas', kept.id);
    if (now?.code !== kept.code) return;
    if (before) await tx.put('captchas', before);
    else await tx.delete('captchas', kept.id);
  });
}

/** Whoever asks is told the same, whether or not the account exists. The message leaves after the code was written. */
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
      // Without its words, which may say to whom and what.
      ports.report('captcha', new Error(`the message was not sent: ${nameOf(thrown)}`));
      await takeBack(done, ports);
      return refuse('messageNotSent');
    }
    return { validMs: ports.policy.captchaValidMs, retryMs: ports.policy.captchaPauseMs };
  },
  handle: async (_, { prepared }) => prepared,
});

/** The person's own phone or address, by a code that came to it. */
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
    // One at a time: what was never used does not pile up.
    const before: string[] = [];
    for await (const { id } of readAll(tx, 'tickets', { by: 'userId', of: userId, order: 'ascending' }))
      before.push(id);
    for (const id of before) await tx.delete('tickets', id);
    await tx.put('tickets', { id: prepared.ticketId, userId, issuedAt: now });
    return { ticket: prepared.ticket, validMs: ports.policy.ticketMs };
  },
});
