// Simulated payouts: an order changes state after a fixed time. Nothing leaves the browser.
import { defaultLimits } from '@/backend/shared/domain/accountLimits';
import type { Payouts } from '@/backend/shared/ports';
import { ORDER_STATUS } from '@/schemas/wire/wallet';

/** Duration of each state and of signing a contract, ms. */
export const DEMO_PAYOUT_MS = 60_000;
export const DEMO_SIGNING_MS = 5_000;

/** The marker word makes the demo reject what it would otherwise accept, so that both outcomes can be tried. */
const isMarked = (name: string): boolean => name.toLowerCase().includes(defaultLimits.rejectMarker);

/** Reason of a failed payout to a marked account. */
export const MARKED_ACCOUNT_REASON = `"${defaultLimits.rejectMarker}" stands in the name of the account, as the demo's rule asks.`;

export const demoPayouts: Payouts = {
  isAutomatic: true,
  next: ({ status, statusAt, payeeName }) => {
    const at = statusAt + DEMO_PAYOUT_MS;
    if (status === ORDER_STATUS.waiting) return { status: ORDER_STATUS.processing, at };
    if (status !== ORDER_STATUS.processing) return null;
    return isMarked(payeeName)
      ? { status: ORDER_STATUS.failed, at, reason: MARKED_ACCOUNT_REASON }
      : { status: ORDER_STATUS.arrived, at };
  },
  linkOf: () => '',
  signing: ({ contract, identity }) => ({
    status: isMarked(identity?.name ?? '') ? 'failed' : 'signed',
    at: contract.since + DEMO_SIGNING_MS,
  }),
};
