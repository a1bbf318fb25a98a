// The beta of the AI, remembered of each user on this device: who was in it is joined again when the product starts (spec 4; docs/rules/backend.md I14).
import { betaJoin } from '../api/ai';
import { isInBeta } from '../hints';
import type { SessionDispatch } from '../session/session';

/** Once per start; what fails is nothing to tell: the next start tries again. */
export async function rejoinBeta(dispatch: SessionDispatch, userId: string): Promise<void> {
  if (isInBeta(userId)) await dispatch(betaJoin.initiate());
}
