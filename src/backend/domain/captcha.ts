// Verification codes: when one may be sent, and whether what was typed is the one that counts. Pure (backend.md S7).
import type { CaptchaType, CaptchaWay } from '@/schemas/captcha';
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import type { AccountKey } from './account';
import type { Policy } from './policy';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

type Captcha = RecordOf<'captchas'>;

const DAY_MS = 24 * 3_600_000;

/** What a code is bound to, as text to be hashed: the hash is the record's id. */
export const boundTo = (way: CaptchaWay, account: AccountKey, type: CaptchaType): string =>
  JSON.stringify([way, account.value, type]);

/** A code as text to be hashed: the same digits for another account have another hash. */
export const codeOf = (id: string, code: string): string => `${id}:${code}`;

/** The kind of account that a way reaches. */
export const reachedBy = (way: CaptchaWay): AccountKey['kind'] => (way === 'sms' ? 'phone' : 'email');

/** Sends a code in place of the one before it, unless that is too soon. */
export function decideSend(
  before: Captcha | undefined,
  fresh: { id: string; code: string },
  now: number,
  policy: Policy,
): Captcha | Refusal {
  // An instant of the future belongs to a clock that was set back.
  const sent = (before?.sentAt ?? []).filter((at) => at <= now && now - at < DAY_MS);
  const last = sent.at(-1);
  if (last !== undefined && now - last < policy.captchaPauseMs) {
    return refuse('captchaPause', { retryMs: policy.captchaPauseMs - (now - last) });
  }
  const [first] = sent;
  if (first !== undefined && sent.length >= policy.captchasPerDay) {
    return refuse('captchaLimit', { retryMs: DAY_MS - (now - first) });
  }
  return { ...fresh, tries: 0, sentAt: [...sent, now] };
}

/** Uses a code up, or counts a wrong one. `record` is written in either case; null: nothing changes. */
export function decideUse(
  captcha: Captcha | undefined,
  code: string,
  now: number,
  policy: Policy,
): { record: Captcha | null; refusal: Refusal | null } {
  const sentAt = captcha?.sentAt.at(-1);
  const counts = captcha?.code != null && sentAt !== undefined && now - sentAt <= policy.captchaValidMs;
  if (!captcha || !counts) return { record: null, refusal: refuse('wrongCaptcha') };
  if (captcha.tries >= policy.captchaTries) return { record: null, refusal: refuse('tooManyCaptchas') };
  if (captcha.code !== code) {
    const tries = captcha.tries + 1;
    // The last wrong one says that the code counts no more: nobody is to look for a mistype in it.
    return {
      record: { ...captcha, tries },
      refusal: refuse(tries < policy.captchaTries ? 'wrongCaptcha' : 'tooManyCaptchas'),
    };
  }
  return { record: { ...captcha, code: null }, refusal: null };
}

const TEXTS: Readonly<Record<DataLanguage, (code: string, minutes: number) => string>> = {
  zh: (code, minutes) => `【Dialwright】验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。`,
  en: (code, minutes) => `Your Dialwright code is ${code}. It is valid for ${minutes} minutes. Share it with nobody.`,
};

/** The message, in the language asked for, else in that of the way. */
export function captchaText(
  code: string,
  { way, language }: { way: CaptchaWay; language?: string | undefined },
  policy: Policy,
): string {
  const data = LANGUAGES.find(({ id }) => id === language)?.data ?? (way === 'sms' ? 'zh' : 'en');
  return TEXTS[data](code, Math.round(policy.captchaValidMs / 60_000));
}
