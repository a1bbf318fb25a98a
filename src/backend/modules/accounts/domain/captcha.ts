// Verification codes: when one may be sent, and whether an entered one is valid. Pure (docs/rules/backend.md S7).

import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { CaptchaType, CaptchaWay } from '@/schemas/captcha';
import { type DataLanguage, LANGUAGES } from '@/schemas/languages';
import type { AccountKey } from './account';

type Captcha = RecordOf<'captchas'>;

/** What a code is bound to, as text; its hash is the record's id. */
export const boundTo = (way: CaptchaWay, account: AccountKey, type: CaptchaType): string =>
  JSON.stringify([way, account.value, type]);

/** A code as text for hashing; the same digits have another hash for another account. */
export const codeOf = (id: string, code: string): string => `${id}:${code}`;

/** The kind of account reached by a delivery method. */
export const reachedBy = (way: CaptchaWay): AccountKey['kind'] => (way === 'sms' ? 'phone' : 'email');

/** The record of a code sent now; it replaces the previous one. */
export const sentCode = (fresh: { id: string; code: string }, now: number): Captcha => ({
  ...fresh,
  tries: 0,
  sentAt: [now],
});

/** Uses up a code, or counts a failed attempt. `record` is written in either case; null: nothing changes. */
export function decideUse(
  captcha: Captcha | undefined,
  code: string,
  now: number,
  policy: AccountLimits,
): { record: Captcha | null; refusal: Refusal | null } {
  const sentAt = captcha?.sentAt.at(-1);
  const counts = captcha?.code != null && sentAt !== undefined && now - sentAt <= policy.captchaValidMs;
  if (!captcha || !counts) return { record: null, refusal: refuse('wrongCaptcha') };
  if (captcha.tries >= policy.captchaTries) return { record: null, refusal: refuse('tooManyCaptchas') };
  if (captcha.code !== code) {
    const tries = captcha.tries + 1;
    // On the last failed attempt, say that the code is void, so that the user does not look for a typo.
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

/** The message, in the requested language, else in the default of the delivery method. */
export function captchaText(
  code: string,
  { way, language }: { way: CaptchaWay; language?: string | undefined },
  policy: AccountLimits,
): string {
  const data = LANGUAGES.find(({ id }) => id === language)?.data ?? (way === 'sms' ? 'zh' : 'en');
  return TEXTS[data](code, Math.round(policy.captchaValidMs / 60_000));
}
