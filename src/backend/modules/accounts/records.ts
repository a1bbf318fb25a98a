// Stored records of this module, and their indexes.
import { z } from 'zod';
import { id, instant } from '@/backend/shared/domain/recordFields';
import { CAPTCHA_WAYS } from '@/schemas/captcha';
import { user } from '@/schemas/session';

/** By kind: derived in a browser, or on a server in its own notation with salt and cost. */
const passwordRecord = z.union([
  z.object({ kind: z.literal('argon2id'), hash: z.string().max(200) }),
  z.object({
    kind: z.literal('pbkdf2').default('pbkdf2'),
    salt: z.string().max(64),
    hash: z.string().max(128),
    iterations: z.int().min(1).max(1_000_000),
  }),
]);

export const accountsRecords = {
  users: user.omit({ userId: true, hasPassword: true }).extend({
    id,
    /** Null until one is set: accounts created by a third party, or by a code sent to a phone. */
    password: passwordRecord.nullable(),
    /** Hash of the provider and its user id; null without a third party. */
    thirdPartyId: z.string().max(64).nullable().default(null),
  }),
  /** `id` is the hash of the token; the token itself is not stored. */
  /** `signedInAt`: absent for sessions of earlier versions. */
  sessions: z.object({ id: z.string().max(64), userId: id, seenAt: instant, signedInAt: instant.optional() }),
  /** Wrong passwords by user id. */
  attempts: z.object({ id, at: z.array(instant).max(100) }),
  /** Sent codes, by the hash of delivery method, account and type. */
  captchas: z.object({
    id: z.string().max(64),
    /** Not used yet; one for each caller who requested one, newest last. */
    codes: z
      .array(
        z.object({
          /** Hash of the caller's address. */
          caller: z.string().max(64),
          /** Hash of the code. */
          code: z.string().max(64),
          sentAt: instant,
          /** Wrong tries by that caller, and by all others together. */
          tries: z.int().min(0),
          othersTries: z.int().min(0),
        }),
      )
      .max(50),
  }),
  /**
   * Counts by the hash of what is counted: sent codes by account, by caller and in all, wrong codes by caller. The same for a caller who has
   * signed in to an account, without a count. Deleted some time after `endsAt`.
   */
  limits: z.object({
    id: z.string().max(64),
    /** Oldest first. */
    sent: z.array(z.object({ at: instant, n: z.int().min(1) })).max(200),
    endsAt: instant,
  }),
  /** Messages that wait to be sent. Deleted once they are sent, or when it is too late. */
  messages: z.object({
    id,
    way: z.enum(CAPTCHA_WAYS),
    to: z.string().max(200),
    subject: z.string().max(200),
    text: z.string().max(1000),
    /** When the next try is due, and when it is too late. */
    dueAt: instant,
    endsAt: instant,
    tries: z.int().min(0),
  }),
  /** Verification tickets, by the hash of the ticket; deleted on use. */
  tickets: z.object({ id: z.string().max(64), userId: id, issuedAt: instant }),
} as const;

export const accountsIndexes = {
  users: { phone: ['phone'], email: ['email'], thirdPartyId: ['thirdPartyId'] },
  sessions: { userId: ['userId'] },
  attempts: {},
  captchas: {},
  limits: { endsAt: ['endsAt'] },
  messages: { dueAt: ['dueAt'] },
  tickets: { userId: ['userId'] },
} as const;

export const accountsUnique = {
  users: ['phone', 'email', 'thirdPartyId'],
} as const;
