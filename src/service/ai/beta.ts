// Beta membership of each user, stored on this device; members are joined again when the product starts (spec 4;
// docs/rules/backend.md I14).
import { betaJoin } from '../api/ai';
import { isInBeta } from '../hints';
import type { SessionDispatch } from '../session/session';

/** Runs once per start; a failure is not reported, because the next start retries. */
export async function rejoinBeta(dispatch: SessionDispatch, userId: string): Promise<void> {
  if (isInBeta(userId)) await dispatch(betaJoin.initiate());
}
