// Bodies and answers of the account calls (spec 7, Account).
import { z } from 'zod';
import { user } from '../session';

/** Sign-in by phone or email and password. Words of the fields are judged by the backend, so that it can name the fault. */
export const loginBody = z
  .object({
    source: z.literal('web'),
    way: z.literal('password'),
    phone: z.string().max(64).optional(),
    email: z.string().max(320).optional(),
    password: z.string().max(200),
  })
  .refine((body) => (body.phone === undefined) !== (body.email === undefined), { error: 'either phone or email' });

export const loginData = z.object({ token: z.string().min(16).max(200), user });
export const userInfoData = user;
export const nothing = z.null();
export const pingData = z.object({ ok: z.literal(true) });
