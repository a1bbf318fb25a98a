// Operator endpoints: paying orders manually, their status, and importing sales.

import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import { endpoint, partedEndpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { readPage } from '@/backend/shared/readPage';
import type { OperatorOrder } from '@/schemas/wire/operator';
import { ORDER_STATUS } from '@/schemas/wire/wallet';
import { type Order, orderView, stepped } from '../domain/orders';
import { importSales, SALES_STORES } from './bookSales';
import { moneyOf } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';
import { addEntries } from './sumsStore';
import { orderAsOf } from './walletStore';

/**
 * Orders as shown to operators: full accounts, and who made each status change, by name or, if the account was deleted, by id. `orderId` is ours, because two users
 * may have chosen the same.
 */
async function lookedAt(tx: Tx, orders: readonly Order[]): Promise<OperatorOrder[]> {
  const ids = [...new Set(orders.flatMap(({ audits }) => audits.map(({ by }) => by)))];
  const users = await Promise.all(ids.map((id) => tx.get('users', id)));
  const names = new Map(ids.map((id, at) => [id, users[at]?.username || id]));
  return orders.map((order) => ({
    ...orderView(order),
    ...{ orderId: order.id, userId: order.owner, payeeAccount: order.account, payeeName: order.payeeName },
    audits: order.audits.map((audit) => ({ ...audit, by: (names.get(audit.by) ?? audit.by).slice(0, 64) })),
  }));
}

/** Waiting states are listed oldest first, others newest first. */
const isQueue = (status: number | undefined): boolean =>
  status === ORDER_STATUS.waiting || status === ORDER_STATUS.processing;

export const operatorOrders = endpoint<'operatorOrders'>({
  stores: ['orders', 'users'],
  mode: 'read',
  handle: async (tx, { params }) => {
    const { status } = params;
    const order = isQueue(status) ? 'ascending' : 'descending';
    const page =
      status === undefined
        ? await readPage(tx, 'orders', { by: 'newest', of: [], order }, params)
        : await readPage(tx, 'orders', { by: 'status', of: status, order }, params);
    return { ...page, records: await lookedAt(tx, page.records) };
  },
});

export const operatorMark = endpoint<'operatorMark'>({
  stores: ['orders', 'users', ...LEDGER_STORES],
  mode: 'money',
  handle: async (tx, { body, userId, now, ports }) => {
    const stored = await tx.get('orders', body.orderId);
    if (!stored) return refuse('notFound');
    const order = await orderAsOf(tx, stored, now, ports);
    const { status } = body;
    const reason = body.reason.trim();
    const isBad = status === ORDER_STATUS.failed || status === ORDER_STATUS.cancelled;
    if (isBad && reason === '' && order.status !== status) return refuse('orderReasonMissing');
    const done = stepped(order, { status, at: now, reason, by: userId });
    if (isRefusal(done)) return done;
    if (done.reversal) await addEntries(tx, [done.reversal]);
    if (done.order !== order) await tx.put('orders', done.order);
    const [view] = await lookedAt(tx, [done.order]);
    return view ?? refuse('failed');
  },
});

/** Wallets whose sums differ from their ledger since the last comparison (W7). */
export const walletDifferences = endpoint<'walletDifferences'>({
  stores: ['wallets', 'users'],
  mode: 'read',
  handle: async (tx, { params, ports }) => {
    const page = await readPage(tx, 'wallets', { by: 'differing', of: 'yes', order: 'ascending' }, params);
    const ids = page.records.map(({ id }) => id);
    const users = await tx.getAll('users', ids);
    return {
      ...page,
      records: page.records.map(({ id, comparedAt, differences }, at) => ({
        ...{ userId: id, username: users[at]?.username || id, comparedAt, differences },
        currency: moneyOf({ region: users[at]?.region ?? 'domestic' }, ports).currency,
      })),
    };
  },
});

export const salesImport = partedEndpoint<'salesImport'>({
  stores: SALES_STORES,
  mode: 'own',
  handle: ({ body }, transact) => importSales(body.rows, transact),
});
