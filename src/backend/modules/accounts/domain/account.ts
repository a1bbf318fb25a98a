// Accounts: sign-in rules, session validity, login attempts. Pure (docs/rules/backend.md B1).

import type { RecordOf } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import { isEmail, isPassword, isPhone, normalEmail, normalPhone, type User } from '@/schemas/session';

export type AccountKey = { kind: 'phone' | 'email'; value: string };

/** The phone number or address, normalized for comparing accounts (S10), or a refusal if it is invalid. */
export function readAccount(body: { phone?: string | undefined; email?: string | undefined }): AccountKey | Refusal {
  if (body.phone !== undefined) {
    return isPhone(body.phone) ? { kind: 'phone', value: normalPhone(body.phone) } : refuse('phoneFormat');
  }
  const email = body.email ?? '';
  return isEmail(email) ? { kind: 'email', value: normalEmail(email) } : refuse('emailFormat');
}

/** A refusal if the password cannot be valid (S8), else null. */
export const passwordFault = (password: string): Refusal | null =>
  isPassword(password) ? null : refuse('passwordFormat');

/** The account for a sign-in with a password, or a refusal if either is malformed (S8, S10). */
export function readCredentials(body: Parameters<typeof readAccount>[0] & { password: string }): AccountKey | Refusal {
  const account = readAccount(body);
  return isRefusal(account) ? account : (passwordFault(body.password) ?? account);
}

/** The account as shown to its owner. */
export function publicUser({ id, password, thirdPartyId: _, ...facts }: RecordOf<'users'>): User {
  return { userId: id, ...facts, hasPassword: password !== null };
}

/** A session that begins now. */
export const newSession = (id: string, userId: string, now: number): RecordOf<'sessions'> => ({
  id,
  userId,
  seenAt: now,
  signedInAt: now,
});
