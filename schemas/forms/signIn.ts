// Account forms: sign-in by password or code, registration, new password (spec 2, Login; spec 5, Account).
import { z } from 'zod';
import { type CaptchaPurpose, type CaptchaWay, isCode, normalCode } from '../captcha';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits';
import { isEmail } from '../session';
import { ui } from '../ui';

/** A mainland mobile number of eleven digits; typed spaces and hyphens are dropped. */
const phone = () =>
  z
    .string()
    .overwrite((text) => text.normalize('NFKC').replace(/[\s-]+/g, ''))
    .min(1)
    .regex(/^1[3-9]\d{9}$/, { error: 'phoneFormat' })
    .register(ui, { control: 'text', autocomplete: 'tel-national' });

/** An email address, trimmed. */
const email = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => text === '' || isEmail(text), { error: 'emailFormat' })
    .register(ui, { control: 'text', autocomplete: 'email' });

/** An existing password; only the server checks it. */
const existingPassword = () =>
  z
    .string()
    .min(1, { abort: true })
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .regex(/^(?=.*[A-Za-z])(?=.*\d)/, { error: 'passwordKind' })
    .register(ui, { control: 'password', autocomplete: 'current-password' });

/**
 * 6 to 16 characters with letters and digits, case-sensitive (spec 5); only characters available on every keyboard
 * (docs/rules/backend.md S8).
 */
const newPassword = () =>
  z
    .string()
    .min(1, { abort: true })
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .regex(/^[!-~]*$/, { error: 'passwordPlain' })
    .regex(/^(?=.*[A-Za-z])(?=.*\d)/, { error: 'passwordKind' })
    .register(ui, { control: 'password', autocomplete: 'new-password' });

/** The new password once more. */
const confirm = () => z.string().min(1).register(ui, { control: 'password', autocomplete: 'new-password' });

/** The code sent to the account in another field. */
const captcha = (account: 'phone' | 'email', purpose: CaptchaPurpose) =>
  z
    .string()
    .overwrite(normalCode)
    .min(1)
    .refine((text) => text === '' || isCode(text), { error: 'codeFormat' })
    .register(ui, { control: 'code', code: { account, way: account === 'phone' ? 'sms' : 'email', purpose } });

const isSame = ({ password, confirm: again }: { password: string; confirm: string }) => password === again;
const SAME = { path: ['confirm'], error: 'passwordMismatch' };

export const phonePasswordForm = z.object({ phone: phone(), password: existingPassword() });
export const emailPasswordForm = z.object({ email: email(), password: existingPassword() });
export const phoneCodeForm = z.object({ phone: phone(), captcha: captcha('phone', 'signIn') });

export const registerForm = z
  .object({
    email: email(),
    captcha: captcha('email', 'register'),
    password: newPassword(),
    confirm: confirm(),
  })
  .refine(isSame, SAME);

export const phoneResetForm = z
  .object({ phone: phone(), captcha: captcha('phone', 'reset'), password: newPassword(), confirm: confirm() })
  .refine(isSame, SAME);
export const emailResetForm = z
  .object({ email: email(), captcha: captcha('email', 'reset'), password: newPassword(), confirm: confirm() })
  .refine(isSame, SAME);

/** The account's own address, and the code sent to it. */
export const verifyEmailForm = z.object({ email: email(), captcha: captcha('email', 'verify') });

/** The user's own phone number or address with the code sent to it. */
const ownProof = (channel: CaptchaWay) => ({
  own: z.string().register(ui, { control: 'text', autocomplete: 'off' }),
  ownCaptcha: z
    .string()
    .overwrite(normalCode)
    .min(1)
    .refine((text) => text === '' || isCode(text), { error: 'codeFormat' })
    .register(ui, { control: 'code', code: { account: 'own', way: channel, purpose: 'verify' } }),
});

/** A new phone number or address with the code sent to it; `proof`: how the user is verified, null for not at all. */
export function contactForm(kind: 'phone' | 'email', proof: CaptchaWay | null) {
  const fields: Record<string, z.ZodType<string, string>> = {
    ...(proof && ownProof(proof)),
    [kind]: kind === 'phone' ? phone() : email(),
    captcha: captcha(kind, 'change'),
  };
  return z.object(fields);
}

/** Proof of the account's owner before a call that cannot be undone: the password, or a code sent to the own contact. */
export const passwordProofForm = z.object({ oldPassword: existingPassword() });
export const codeProofForm = (channel: CaptchaWay) => z.object(ownProof(channel));

export const setPasswordForm = z.object({ password: newPassword(), confirm: confirm() }).refine(isSame, SAME);
export const changePasswordForm = z
  .object({ oldPassword: existingPassword(), password: newPassword(), confirm: confirm() })
  .refine(isSame, SAME);
