// Adding or changing the phone number or email address of an account. Pure (docs/rules/backend.md S7, S10).

import { ticketFault } from '@/backend/modules/accounts/domain/ticket';
import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { AccountKey } from './account';

type User = RecordOf<'users'>;

/** The account already has a contact, so its owner must be verified before a contact changes. */
export const needsProof = ({ phone, email }: Pick<User, 'phone' | 'email'>): boolean =>
  phone !== null || email !== null;

/** The account already has this verified contact, so repeating the call changes nothing. */
export const hasContact = (user: User, { kind, value }: AccountKey): boolean =>
  user[kind] === value && (kind === 'phone' || user.emailVerified);

/** A refusal if the user was not verified recently, else null. */
export function proofFault(
  user: User,
  ticket: RecordOf<'tickets'> | undefined,
  now: number,
  policy: AccountLimits,
): Refusal | null {
  return needsProof(user) ? ticketFault(ticket, user.id, now, policy) : null;
}

/** The account with its new contact, which a code has verified; or a refusal if it belongs to another account. */
export function withContact(user: User, { kind, value }: AccountKey, holder: User | undefined): User | Refusal {
  if (holder && holder.id !== user.id) return refuse(kind === 'phone' ? 'phoneTaken' : 'emailRegistered');
  return kind === 'phone' ? { ...user, phone: value } : { ...user, email: value, emailVerified: true };
}
