// State machine of a withdrawal order: transitions, ledger entries, and visibility. Pure (docs/rules/backend.md D9 to D12).

import type { RecordOf } from '@/backend/records';
import { type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { OrderStep } from '@/backend/shared/ports';
import { ORDER_STATUS, type WithdrawalOrder } from '@/schemas/wire/wallet';
import { type Entry, entry } from './ledger';
import { masked } from './payees';

export type Order = RecordOf<'orders'>;
export type OrderStatus = Order['status'];

const { waiting, processing, arrived, failed, cancelled } = ORDER_STATUS;

/** Allowed transitions; the last three states are final (D9). */
export const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [waiting]: [processing, failed, cancelled],
  [processing]: [arrived, failed, cancelled],
  [arrived]: [],
  [failed]: [],
  [cancelled]: [],
};

/** Whether the order failed or was cancelled, and its amount was returned. */
export const isReversed = ({ status }: Pick<Order, 'status'>): boolean => status === failed || status === cancelled;
/** Whether the order is in a final state. */
export const isEnded = ({ status }: Pick<Order, 'status'>): boolean => NEXT[status].length === 0;

/** The ledger entry that deducts an order's amount. */
export const payoutEntry = ({ id, owner, amount, at }: Order): Entry =>
  entry({ kind: 'payout', ref: id, cents: -amount, at, since: at, userId: owner });

const reversalEntry = ({ id, owner, amount }: Order, at: number): Entry =>
  entry({ kind: 'reversal', ref: id, cents: amount, at, since: at, userId: owner });

/** The order after the transition, with the returned amount; the same order if it is already in this state. */
export function stepped(order: Order, step: OrderStep): { order: Order; reversal: Entry | null } | Refusal {
  const { status, at, reason = '', by } = step;
  if (status === order.status) return { order, reversal: null };
  if (!NEXT[order.status].includes(status)) return refuse('notInOrderState');
  const isOver = NEXT[status].length === 0;
  const next: Order = {
    ...order,
    status,
    statusAt: at,
    reason: isReversed({ status }) ? reason : '',
    open: isOver ? 'no' : 'yes',
    audits: by === undefined ? order.audits : [...order.audits, { at, by, status, reason }],
  };
  return { order: next, reversal: isReversed(next) ? reversalEntry(next, at) : null };
}

/** `W-20261012-0007`: the day (UTC), and the number of the order on that day. */
export const orderNumber = (day: string, before: number): string =>
  `W-${day.replaceAll('-', '')}-${String(before + 1).padStart(4, '0')}`;

/**
 * The paid amount of an order and the amount withheld as a fee or tax, in minor units. Both are 0 for a failed or
 * cancelled order: its whole amount is back on the balance.
 */
const paidOf = (order: Order): Pick<WithdrawalOrder, 'deduction' | 'net'> =>
  isReversed(order) ? { deduction: 0, net: 0 } : { deduction: order.deduction, net: order.net };

/** The order as shown to its owner. */
export function orderView(order: Order): WithdrawalOrder {
  const { orderId, number, at, kind, account, currency, amount, status, statusAt, reason } = order;
  const facts = { orderId, number, at, kind, currency, amount, ...paidOf(order), status, statusAt, reason };
  return { ...facts, account: masked(account) };
}
