// Verification codes: when one may be sent, and whether an entered one is valid. Pure (docs/rules/backend.md S7).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { Message, Ports } from '@/backend/shared/ports';
import type { CaptchaType, CaptchaWay } from '@/schemas/captcha';
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import type { AccountKey } from './account';

type Captcha = RecordOf<'captchas'>;

/** What a code is bound to, as text; its hash is the record's id. */
export const boundTo = (channel: CaptchaWay, account: AccountKey, type: CaptchaType): string =>
  JSON.stringify([channel, account.value, type]);

/** A code as text for hashing; the same digits have another hash for another account. */
export const codeOf = (id: string, code: string): string => `${id}:${code}`;

/** The kind of account reached by a delivery method. */
export const reachedBy = (channel: CaptchaWay): AccountKey['kind'] => (channel === 'sms' ? 'phone' : 'email');

type Sent = Captcha['codes'][number];

/** Maximum codes of a record. */
const CODES_MAX = 50;

/** Identifies a caller within one record, as text for hashing. */
export const callerOf = (id: string, address: string): string => `${id}:caller:${address}`;

const isLive = ({ sentAt }: Sent, now: number, { captchaValidMs }: AccountLimits): boolean =>
  now - sentAt <= captchaValidMs;

/** The record with a code sent now, which replaces the previous one of the same caller. Codes of others stay. */
export function withCode(
  before: Captcha | undefined,
  { id, ...fresh }: { id: string } & Pick<Sent, 'caller' | 'code'>,
  now: number,
  policy: AccountLimits,
): Captcha {
  const others = (before?.codes ?? []).filter((sent) => sent.caller !== fresh.caller && isLive(sent, now, policy));
  return { id, codes: [...others, { ...fresh, sentAt: now, tries: 0, othersTries: 0 }].slice(-CODES_MAX) };
}

/** The record without a code that could not be sent; the previous one of its caller is back. */
export function withoutCode(
  record: Captcha,
  { caller, code }: Pick<Sent, 'caller' | 'code'>,
  before: Captcha | undefined,
): Captcha {
  const codes = record.codes.flatMap((sent) =>
    sent.caller === caller && sent.code === code
      ? (before?.codes.filter((previous) => previous.caller === caller) ?? [])
      : [sent],
  );
  return { ...record, codes };
}

/**
 * Uses up a code, or counts a wrong try. `record` is written in either case; null: nothing was compared.
 *
 * The caller who requested a code has five tries at it and no other; a caller without one has the five that all such
 * callers share at each code. So strangers cannot use up the owner's tries, and a code also works from another address.
 *
 * A code faces at most 5 + 5 = 10 guesses of 1,000,000. An account gets at most 20 codes a day at the request of callers
 * who never signed in to it: 200 guesses, so the chance to guess one of its codes is below 200 / 1,000,000 = 0.02 % a
 * day. One address has 100 wrong tries a day in all: 0.01 %. All 2,000 codes that a server sends on a day face at most
 * 20,000 guesses, by at least 200 addresses: below 2 % that any of them is guessed.
 */
export function decideUse(
  captcha: Captcha | undefined,
  { caller, code }: Pick<Sent, 'caller' | 'code'>,
  now: number,
  policy: AccountLimits,
): { record: Captcha | null; refusal: Refusal | null } {
  const live = (captcha?.codes ?? []).filter((sent) => isLive(sent, now, policy));
  const own = live.filter((sent) => sent.caller === caller);
  const offered = own.length > 0 ? own : live;
  if (!captcha || offered.length === 0) return { record: null, refusal: refuse('wrongCaptcha') };
  const triesLeft = (sent: Sent) =>
    sent.caller === caller ? policy.captchaTries - sent.tries : policy.captchaOthersTries - sent.othersTries;
  const open = offered.filter((sent) => triesLeft(sent) > 0);
  if (open.length === 0) return { record: null, refusal: refuse('tooManyCaptchas') };
  const match = open.find((sent) => sent.code === code);
  if (match) return { record: { ...captcha, codes: live.filter((sent) => sent !== match) }, refusal: null };
  const tried = (sent: Sent): Sent =>
    sent.caller === caller ? { ...sent, tries: sent.tries + 1 } : { ...sent, othersTries: sent.othersTries + 1 };
  const codes = live.map((sent) => (open.includes(sent) ? tried(sent) : sent));
  // On the last failed attempt, say that the code is void, so that the user does not look for a typo.
  const isLast = open.every((sent) => triesLeft(sent) === 1);
  return { record: { ...captcha, codes }, refusal: refuse(isLast ? 'tooManyCaptchas' : 'wrongCaptcha') };
}

interface Words {
  code: string;
  minutes: number;
  /** The service that sends the code. */
  name: string;
}

const TEXTS: Readonly<Record<DataLanguage, (words: Words) => Pick<Message, 'subject' | 'text'>>> = {
  zh: ({ code, minutes, name }) => ({
    subject: `${name} 验证码`,
    text: `【${name}】验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
  }),
  en: ({ code, minutes, name }) => ({
    subject: `Your ${name} code`,
    text: `Your ${name} code is ${code}. It is valid for ${minutes} minutes. Share it with nobody.`,
  }),
};

/** The message in the requested language; without one, in the service's language, or in the default language of the delivery method. */
export function captchaText(
  code: string,
  { channel, language }: { channel: CaptchaWay; language?: string | undefined },
  { policy, messenger }: Pick<Ports, 'policy' | 'messenger'>,
): Pick<Message, 'subject' | 'text'> {
  const { name, language: usual } = messenger.service ?? { name: 'Dialwright', language: null };
  const data = LANGUAGES.find(({ id }) => id === language)?.data ?? usual ?? (channel === 'sms' ? 'zh' : 'en');
  return TEXTS[data]({ code, minutes: Math.round(policy.captchaValidMs / 60_000), name });
}
