// Wallets at an instant, with all orders advanced: read without recording, or loaded for a write, in the caller's transaction.

import type { StoreName } from '@/backend/records';
import { isRefusal, type Refusal, refuse } from '@/backend/shared/domain/refusal';
import type { DueWork } from '@/backend/shared/dueWork';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import type { Entry } from '../domain/ledger';
import { type Order, stepped } from '../domain/orders';
import { newPayee, type Payee } from '../domain/payees';
import type { WalletState } from '../domain/wallet';
import { balanceOf, moneyOf } from './ledgerStore';
import { LEDGER_STORES } from './sumsState';
import { addEntries } from './sumsStore';

export const WALLET_STORES = ['users', 'payees', 'orders', ...LEDGER_STORES] as const satisfies readonly StoreName[];

/** An order at an instant, and the ledger entries of its due transitions, each at its own time. Records nothing. */
export function orderAt(
  order: Order,
  now: number,
  { payouts }: Pick<Ports, 'payouts'>,
): { order: Order; reversals: Entry[] } {
  let current = order;
  const reversals: Entry[] = [];
  while (current.open === 'yes') {
    const step = payouts.next(current);
    const done = step && step.at <= now ? stepped(current, step) : null;
    if (!done || isRefusal(done)) break;
    if (done.reversal) reversals.push(done.reversal);
    current = done.order;
  }
  return { order: current, reversals };
}

/** The order in its current state, after recording due transitions. */
export async function orderAsOf(tx: Tx, order: Order, now: number, ports: Pick<Ports, 'payouts'>): Promise<Order> {
  const { order: current, reversals } = orderAt(order, now, ports);
  await addEntries(tx, reversals);
  if (current !== order) await tx.put('orders', current);
  return current;
}

/** Orders whose state changes by time alone. */
export const dueOrders: DueWork = {
  stores: ['orders', ...LEDGER_STORES],
  find: async (tx, now, limit, ports) => {
    const ids: string[] = [];
    if (!ports.payouts.isAutomatic) return ids;
    for await (const one of readAll(tx, 'orders', { by: 'open', of: 'yes', order: 'ascending' })) {
      if (orderAt(one, now, ports).order !== one) ids.push(one.id);
      if (ids.length === limit) break;
    }
    return ids;
  },
  bringUp: async (tx, id, now, ports) => {
    const order = await tx.get('orders', id);
    return order !== undefined && (await orderAsOf(tx, order, now, ports)) !== order;
  },
};

/** Payee data at an instant, with a contract that was signed meanwhile. Records nothing. */
export function payeeAt(payee: Payee, now: number, { payouts }: Pick<Ports, 'payouts'>): Payee {
  if (payee.contract.status !== 'signing') return payee;
  const end = payouts.signing(payee);
  if (!end || end.at > now) return payee;
  return { ...payee, contract: { ...payee.contract, status: end.status, since: end.at } };
}

type WalletPorts = Pick<Ports, 'payouts' | 'policy'>;

/** Everything of a user's wallet at an instant, without recording it; if the account is gone, the session has ended. */
export async function readWallet(
  tx: Tx,
  userId: string,
  now: number,
  ports: WalletPorts,
): Promise<WalletState | Refusal> {
  const user = await tx.get('users', userId);
  if (!user) return refuse('sessionEnded');
  const orders: Order[] = [];
  const reversals: Entry[] = [];
  for await (const one of readAll(tx, 'orders', { by: 'owner', of: userId, order: 'ascending' })) {
    const current = orderAt(one, now, ports);
    orders.push(current.order);
    reversals.push(...current.reversals);
  }
  const payee = payeeAt((await tx.get('payees', userId)) ?? newPayee(userId), now, ports);
  const money = moneyOf(user, ports);
  const { maturityDays } = money.rules;
  const balance = await balanceOf(tx, userId, now, { maturityDays, coming: reversals });
  return { user, payee, orders, balance, money };
}

/** Maximum open orders advanced per call; the rest follow with the next one. */
const OPEN_MAX = 200;

/** For writes: also stores the changes that are due. */
export async function loadWallet(
  tx: Tx,
  userId: string,
  now: number,
  ports: WalletPorts,
): Promise<WalletState | Refusal> {
  const open = await tx.list('orders', { by: 'ownerOpen', of: [userId, 'yes'], order: 'ascending', limit: OPEN_MAX });
  for (const one of open) await orderAsOf(tx, one, now, ports);
  const stored = await tx.get('payees', userId);
  const payee = stored && payeeAt(stored, now, ports);
  if (payee && payee !== stored) await tx.put('payees', payee);
  return readWallet(tx, userId, now, ports);
}
