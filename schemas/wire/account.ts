// Bodies and responses of the account calls (spec 7, Account). The backend validates the content of fields, so that it
// can name the error.
import { z } from 'zod';
import { designerFacts } from '../forms/profile';
import { user } from '../session';
import { account, code } from './captcha';

const source = z.literal('web');
const password = z.string().max(200);

/** The account is given by either of the two. */
const either = { phone: account.optional(), email: account.optional() };
const oneOfBoth = (body: { phone?: string | undefined; email?: string | undefined }) =>
  (body.phone === undefined) !== (body.email === undefined);
const ONE = { error: 'either phone or email' };

/** Sign-in by phone or email and password. */
export const loginBody = z.object({ source, way: z.literal('password'), ...either, password }).refine(oneOfBoth, ONE);

/** Sign-in by a code sent to the phone; the first sign-in registers. */
export const codeLoginBody = z.object({ source, phone: account, captcha: code });

/** Overseas registration with a code. */
export const registerBody = z
  .object({ source, oversea: z.literal(true), ...either, password, captcha: code })
  .refine(oneOfBoth, ONE);

/** Result of the provider's redirect, and the values that the browser created before it. */
export const thirdPartyBody = z.object({
  source,
  type: z.literal('google_en'),
  code: z.string().min(1).max(2000),
  /** PKCE (RFC 7636). */
  codeVerifier: z.string().min(43).max(128),
  nonce: z.string().min(16).max(200),
  redirectUri: z.url().max(500),
});

/** `isNew`: the call created the account. */
export const loginData = z.object({ token: z.string().min(16).max(200), user, isNew: z.boolean().default(false) });

/** An account with a password is verified by it, or by a ticket of `captcha/verify`. */
export const passwordSetBody = z.object({
  source,
  password,
  oldPassword: password.optional(),
  ticket: z.string().max(200).optional(),
});

/** Resets a forgotten password with a code. */
export const passwordResetBody = z.object({ source, ...either, password, captcha: code }).refine(oneOfBoth, ONE);

/**
 * Absent fields keep their value. To change the phone number or address, send the code that the new one received for
 * `change`, and a ticket of `captcha/verify` if the account already has a phone number or address.
 */
export const infoUpdateBody = designerFacts
  .extend({ ...either, captcha: code, ticket: z.string().max(200) })
  .partial()
  .refine(({ phone, email }) => phone === undefined || email === undefined, { error: 'one of phone and email' })
  .refine((body) => (body.captcha !== undefined) === (body.phone !== undefined || body.email !== undefined), {
    error: 'a code with a phone number or an address, and neither without the other',
  });

export const userInfoData = user;

/** The owner is verified by the password, or by a ticket of `captcha/verify`. */
export const accountDeleteBody = z.object({
  source,
  password: password.optional(),
  ticket: z.string().max(200).optional(),
});

/** Sessions that a list shows. */
const SESSIONS_MAX = 100;
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

/** Sessions of the account, the last used first. Times are UTC ms; `signedInAt` is null for sessions of earlier versions. */
export const sessionListData = z
  .array(
    z.object({
      id: sessionId,
      signedInAt: z.int().min(0).nullable(),
      seenAt: z.int().min(0),
      /** The session of the caller. */
      isOwn: z.boolean(),
    }),
  )
  .max(SESSIONS_MAX);
export type SessionList = z.output<typeof sessionListData>;

/** Without an id: all sessions except the caller's. */
export const sessionEndBody = z.object({ source, id: sessionId.optional() });
