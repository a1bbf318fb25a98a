// Asking for a verification code, and proving that it came (spec 7, Account; backend.md S7, N3).
import { z } from 'zod';
import { CAPTCHA_TYPES, CAPTCHA_WAYS } from '../captcha';
import { LANGUAGES } from '../languages';

/** Words of the fields are judged by the backend, so that it can name the fault. */
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

/** `account` is the phone number or the address; `language` that of the message, by default that of the way. */
export const captchaParams = z.object({
  way: z.enum(CAPTCHA_WAYS),
  type: type.default(CAPTCHA_TYPES.signIn),
  account,
  language: z
    .string()
    .refine((id) => LANGUAGES.some((row) => row.id === id), { error: 'an unknown language' })
    .optional(),
});

/** How long the code counts, and when the next one may be asked for, ms from now. */
export const captchaData = z.object({ validMs: z.int().min(0), retryMs: z.int().min(0) });

/** What a 429 of a code asked for too early carries. */
export const captchaWait = z.object({ retryMs: z.int().min(0) });

/** The code that was sent to the person's own phone or address for `verify`. */
export const captchaVerifyBody = z.object({ way: z.enum(CAPTCHA_WAYS), captcha: code });

/** Opens one guarded call of the same person within `validMs`. */
export const ticketData = z.object({ ticket: z.string().min(16).max(200), validMs: z.int().min(0) });
