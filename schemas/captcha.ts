// Verification codes: how they travel, what each is for, and what one looks like (spec 7, captcha; backend.md S7).
import { CAPTCHA_DIGITS } from './limits';

/** How a code reaches the person. */
export const CAPTCHA_WAYS = ['sms', 'email'] as const;
export type CaptchaWay = (typeof CAPTCHA_WAYS)[number];

/** What a code is for, as numbers on the wire. 9 is the specification's default; the others are ours. */
export const CAPTCHA_TYPES = { register: 1, reset: 2, verify: 3, change: 4, signIn: 9 } as const;
export type CaptchaPurpose = keyof typeof CAPTCHA_TYPES;
export type CaptchaType = (typeof CAPTCHA_TYPES)[CaptchaPurpose];

/** A code without the spaces around it, full-width digits read as plain ones. */
export const normalCode = (text: string): string => text.normalize('NFKC').trim();

/** Six plain digits. */
export const isCode = (text: string): boolean => new RegExp(`^[0-9]{${CAPTCHA_DIGITS}}$`).test(normalCode(text));
