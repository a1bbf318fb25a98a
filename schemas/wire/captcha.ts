// Requesting and confirming verification codes (spec 7, Account; docs/rules/backend.md S7, N3).
import { z } from 'zod';
import { CAPTCHA_TYPES, CAPTCHA_WAYS } from '../captcha';
import { LANGUAGES } from '../languages';

/** The backend validates the content of fields, so that it can name the error. */
export const account = z.string().max(320);
export const code = z.string().max(32);

const type = z.union([
  z.enum(CAPTCHA_TYPES),
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.enum(CAPTCHA_TYPES)),
]);

/**
 * `way` is the last part of the path; a call without it sends an SMS (spec 7). `account` is the phone number or the address;
 * `language` is the language of the message. It defaults to the language of the delivery channel.
 */
export const captchaParams = z.object({
  way: z.enum(CAPTCHA_WAYS).default('sms'),
  type: type.default(CAPTCHA_TYPES.signIn),
  account,
  language: z
    .string()
    .refine((id) => LANGUAGES.some((row) => row.id === id), { error: 'an unknown language' })
    .optional(),
});

/** Validity of the code, and time until the next request is allowed, ms. */
export const captchaData = z.object({ validMs: z.int().min(0), retryMs: z.int().min(0) });

/** Data of the 429 response to a request made too early. */
export const captchaWait = z.object({ retryMs: z.int().min(0) });

/** The code sent to the user's own phone or address for `verify`. */
export const captchaVerifyBody = z.object({ way: z.enum(CAPTCHA_WAYS), captcha: code });

/** Data of the refusal of a ticket that has expired or was used; another code is needed. */
export const ticketEnd = z.object({ ticket: z.literal('ended') });

/** Authorizes one guarded call of the same user within `validMs`. */
export const ticketData = z.object({ ticket: z.string().min(16).max(200), validMs: z.int().min(0) });
