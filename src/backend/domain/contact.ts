// Adding or changing the phone number or the address of an account. Pure (backend.md S7, S10).
import type { AccountKey } from './account';
import { ticketFault } from './passwords';
import type { Policy } from './policy';
import type { RecordOf } from './records';
import { type Refusal, refuse } from './refusal';

type User = RecordOf<'users'>;

/** The account can already be reached, so its person proves themselves there before anything about that changes. */
export const needsProof = ({ phone, email }: Pick<User, 'phone' | 'email'>): boolean =>
  phone !== null || email !== null;

/** The account has this contact already and knows that it works: a repeated call changes nothing. */
export const hasContact = (user: User, { kind, value }: AccountKey): boolean =>
  user[kind] === value && (kind === 'phone' || user.emailVerified);

/** Null, or why the person has not proven recently who they are. */
export function proofFault(
  user: User,
  ticket: RecordOf<'tickets'> | undefined,
  now: number,
  policy: Policy,
): Refusal | null {
  return needsProof(user) ? ticketFault(ticket, user.id, now, policy) : null;
}

/** The account with its new contact, which a code has shown to be the person's; or why it belongs to somebody else. */
export function withContact(user: User, { kind, value }: AccountKey, holder: User | undefined): User | Refusal {
  if (holder && holder.id !== user.id) return refuse(kind === 'phone' ? 'phoneTaken' : 'emailRegistered');
  return kind === 'phone' ? { ...user, phone: value } : { ...user, email: value, emailVerified: true };
}
