// Payout rules by currency: account type, confirmation of changes, and steps before the first withdrawal (docs/rules/backend.md
// B8, B9).
import type { CaptchaWay } from './captcha';
import type { Currency } from './money';
import type { PayeeKind } from './wire/wallet';

/** One-time requirements besides the payout account. */
export type PayoutGate = 'email' | 'identity' | 'contract';

export interface Payout {
  payee: PayeeKind;
  /** Delivery of the code that confirms an account change. */
  way: CaptchaWay;
  /** In the order in which they must be completed. */
  gates: readonly PayoutGate[];
}

export const PAYOUTS: Readonly<Record<Currency, Payout>> = {
  USD: { payee: 'paypal', way: 'email', gates: ['email'] },
  CNY: { payee: 'alipay', way: 'sms', gates: ['identity', 'contract'] },
};
