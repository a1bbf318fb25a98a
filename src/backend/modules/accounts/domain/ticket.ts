// Verification tickets, which prove a recent verification by code. Pure (docs/rules/backend.md N3).
import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';

type Ticket = RecordOf<'tickets'>;

/** Null for a valid ticket of this user, else the refusal (N3). */
export function ticketFault(
  ticket: Ticket | undefined,
  userId: string,
  now: number,
  policy: AccountLimits,
): Refusal | null {
  const isGood = ticket !== undefined && ticket.userId === userId && now - ticket.issuedAt <= policy.ticketMs;
  return isGood ? null : refuse('ticketEnded', { ticket: 'ended' });
}
