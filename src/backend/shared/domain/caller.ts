// Facts about a caller: whether the session is valid, and the account's region. Pure.
import type { RecordOf } from '@/backend/records';
import type { AccountLimits } from './accountLimits';

/** Whether the session is valid: its last use is recent enough. */
export function isLive(
  session: RecordOf<'sessions'> | undefined,
  now: number,
  policy: AccountLimits,
): session is RecordOf<'sessions'> {
  return session !== undefined && now - session.seenAt < policy.sessionMs;
}

/** Region of an account; accounts from before regions are domestic (S15). */
export const regionOf = (user: Pick<RecordOf<'users'>, 'region'>): RecordOf<'users'>['region'] =>
  user.region ?? 'domestic';
