// Withdrawal endpoints: creating an order idempotently, and listing orders (docs/rules/backend.md B8).

import { dayAt } from '@/backend/shared/domain/calendar';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, preparedEndpoint } from '@/backend/shared/endpoint';
import type { Ports, Tx, Who } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import type { Currency } from '@/schemas/money';
import type { BodyOf } from '@/schemas/wire/operations';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { type Order, orderNumber, orderView, payoutEntry } from '../domain/orders';
import { standingOf } from '../domain/wallet';
import { decideWithdrawal, readSent } from '../domain/withdrawals';
import { addEntries } from './sumsStore';
import { loadWallet, orderAt, WALLET_STORES } from './walletStore';

interface Asked extends Who {
  body: BodyOf<'withdrawOverseas'>;
  /** Id of the order that may be created. */
  prepared: string;
  ports: Ports;
}

/** `currency`: of the accounts that have this call; for others it responds as if it did not exist (N5). */
const withdraw = (currency: Currency) => ({
  stores: WALLET_STORES,
  mode: 'money' as const,
  prepare: async (_: unknown, { ids }: Ports) => ids.next(),
  handle: async (tx: Tx, { prepared: id, body, userId, now, ports }: Asked) => {
    const state = await loadWallet(tx, userId, now, ports);
    if (isRefusal(state)) return state;
    if (state.money.currency !== currency) return refuse('notFound');
    const { orderId, amount } = body;
    const previous = state.orders.find((order) => order.orderId === orderId);
    if (previous) return readSent(amount) === previous.amount ? orderView(previous) : refuse('orderIdReused');
    const standing = standingOf(state, now);
    const quote = decideWithdrawal(amount, standing, state.money, now);
    if (isRefusal(quote)) return quote;
    const { payee } = state.payee;
    if (!payee) return refuse('payeeMissing');
    const day = dayAt(now, 0);
    const { gross, deduction, net } = quote;
    const order: Order = {
      ...{ id, owner: userId, orderId, day, at: now, currency },
      number: orderNumber(day, await tx.count('orders', { by: 'day', of: day })),
      ...{ kind: payee.kind, account: payee.account, payeeName: payee.name },
      ...{ amount: gross, deduction, net },
      ...{ status: ORDER_STATUS.waiting, statusAt: now, reason: '', open: 'yes', audits: [] },
    };
    await tx.put('orders', order);
    await addEntries(tx, [payoutEntry(order)]);
    return orderView(order);
  },
});

export const withdrawOverseas = preparedEndpoint<'withdrawOverseas', string>(withdraw('USD'));
export const withdrawDomestic = preparedEndpoint<'withdrawDomestic', string>(withdraw('CNY'));

/** The newest first. */
export const withdrawPage = endpoint<'withdrawPage'>({
  stores: ['orders'],
  mode: 'read',
  handle: async (tx, { params, userId, now, ports }) => {
    const page = await readPage(tx, 'orders', { by: 'owner', of: userId, order: 'descending' }, params);
    return { ...page, records: page.records.map((order) => orderView(orderAt(order, now, ports).order)) };
  },
});
