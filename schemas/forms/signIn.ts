// The sign-in form of the domestic build: phone number and password (spec 5).
import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits';
import { ui } from '../ui';

/** A mainland mobile number, eleven digits; spaces and hyphens may be typed and are dropped. */
export const phone = () =>
  z
    .string()
    .overwrite((text) => text.normalize('NFKC').replace(/[\s-]+/g, ''))
    .min(1)
    .regex(/^1[3-9]\d{9}$/, { error: 'phoneFormat' })
    .register(ui, { control: 'text', autocomplete: 'tel-national' });

/** 6 to 16 characters with letters and digits, case sensitive (spec 5). */
export const password = (autocomplete: 'current-password' | 'new-password') =>
  z
    .string()
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .regex(/^(?=.*[A-Za-z])(?=.*\d)/, { error: 'passwordKind' })
    .register(ui, { control: 'password', autocomplete });

export const signInForm = z.object({ phone: phone(), password: password('current-password') });
export type SignInForm = z.output<typeof signInForm>;
