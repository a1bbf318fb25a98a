// Verification codes: delivery, purpose and format (spec 7, captcha; docs/rules/backend.md S7).
import { CAPTCHA_DIGITS } from './limits';

/** How a code is delivered. */
export const CAPTCHA_WAYS = ['sms', 'email'] as const;
export type CaptchaWay = (typeof CAPTCHA_WAYS)[number];

/** Purpose of a code, as its number on the wire. 9 is the specification's default; the others are our own. */
export const CAPTCHA_TYPES = { register: 1, reset: 2, verify: 3, change: 4, signIn: 9 } as const;
export type CaptchaPurpose = keyof typeof CAPTCHA_TYPES;
export type CaptchaType = (typeof CAPTCHA_TYPES)[CaptchaPurpose];

/** A code without surrounding spaces, with full-width digits normalized. */
export const normalCode = (text: string): string => text.normalize('NFKC').trim();

/** Six plain digits. */
export const isCode = (text: string): boolean => new RegExp(`^[0-9]{${CAPTCHA_DIGITS}}$`).test(normalCode(text));
