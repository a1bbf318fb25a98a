// The wallet as shown to its owner, and the inputs of withdrawal rules; derived from the balance, orders and the clock.
// Pure.

import type { RecordOf } from '@/backend/records';
import { dayAt, windowAt } from '@/backend/shared/domain/calendar';
import type { MoneyRules } from '@/backend/shared/domain/moneyRules';
import { WALLET_MATURING_MAX } from '@/schemas/limits';
import type { PayoutGate } from '@/schemas/payouts';
import { ORDER_STATUS, type Wallet } from '@/schemas/wire/wallet';
import type { Balance } from './ledger';
import { isEnded, isReversed, type Order } from './orders';
import { masked, type Payee } from './payees';
import { obstacleOf, quoteOf, requiredOf, type Standing } from './withdrawals';

export interface WalletState {
  user: RecordOf<'users'>;
  payee: Payee;
  /** All of the user's orders in their current state. */
  orders: readonly Order[];
  balance: Balance;
  money: MoneyRules;
}

const OPEN: Readonly<Record<PayoutGate, (state: Pick<WalletState, 'user' | 'payee'>) => boolean>> = {
  email: ({ user }) => user.emailVerified,
  identity: ({ payee }) => payee.identity !== null,
  contract: ({ payee }) => payee.contract.status === 'signed',
};

const sumOf = (orders: readonly Order[]): number => orders.reduce((sum, { amount }) => sum + amount, 0);

/** Failed and cancelled orders do not count towards the daily limit (D11). */
export function standingOf(state: WalletState, now: number): Standing {
  const { payout, rules } = state.money;
  const today = dayAt(now, rules.dayOffsetMinutes);
  const used = state.orders.filter((order) => !isReversed(order) && dayAt(order.at, rules.dayOffsetMinutes) === today);
  return {
    hasPayee: state.payee.payee !== null,
    closed: payout.gates.filter((gate) => !OPEN[gate](state)),
    available: Math.max(0, state.balance.counted),
    usedToday: sumOf(used),
  };
}

/** Whether money was paid out or is pending; the payee's identity is then fixed (N6). */
export const hasBeenPaid = (orders: readonly Order[]): boolean => orders.some((order) => !isReversed(order));

export function walletView(state: WalletState, now: number): Wallet {
  const { user, payee, orders, money, balance } = state;
  const { rules, currency } = money;
  const standing = standingOf(state, now);
  const paid = orders.filter(({ status }) => status === ORDER_STATUS.arrived);
  const { total, counted, maturing } = balance;
  return {
    currency,
    available: standing.available,
    maturing: {
      total: Math.max(0, total - counted),
      dates: maturing.slice(0, WALLET_MATURING_MAX),
      until: maturing.at(-1)?.at ?? null,
    },
    onItsWay: sumOf(orders.filter((order) => !isEnded(order))),
    paid: { total: sumOf(paid), count: paid.length, since: paid[0]?.at ?? null },
    total,
    payee: payee.payee && { kind: payee.payee.kind, masked: masked(payee.payee.account), name: payee.payee.name },
    payeeName: payee.name,
    emailVerified: user.emailVerified,
    identity: payee.identity && { ...payee.identity, isFinal: hasBeenPaid(orders) },
    contract: payee.contract.status,
    rules,
    window: windowAt(rules, now),
    withdrawnToday: standing.usedToday,
    quote: quoteOf(requiredOf(standing, rules), rules.deductionBasisPoints),
    obstacle: obstacleOf(standing, money, now),
  };
}
