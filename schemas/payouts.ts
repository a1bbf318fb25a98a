// How money is paid out in a currency: where to, how a change is proven, and what stands before the first withdrawal (backend.md B8, B9).
import type { CaptchaWay } from './captcha';
import type { Currency } from './money';
import type { PayeeKind } from './wire/wallet';

/** What is asked for once, beside the account that money is sent to. */
export type PayoutGate = 'email' | 'identity' | 'contract';

export interface Payout {
  payee: PayeeKind;
  /** How the code that proves a change of the account comes. */
  way: CaptchaWay;
  /** In the order in which they are asked for. */
  gates: readonly PayoutGate[];
}

export const PAYOUTS: Readonly<Record<Currency, Payout>> = {
  USD: { payee: 'paypal', way: 'email', gates: ['email'] },
  CNY: { payee: 'alipay', way: 'sms', gates: ['identity', 'contract'] },
};
