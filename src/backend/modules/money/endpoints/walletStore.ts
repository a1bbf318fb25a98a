// Loads wallets in their current state, with all orders advanced, in the caller's transaction.

import type { StoreName } from '@/backend/records';
import { isRefusal, refuse } from '@/backend/shared/domain/refusal';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { type Order, stepped } from '../domain/orders';
import { newPayee, type Payee } from '../domain/payees';
import type { WalletState } from '../domain/wallet';
import { ledgerOf, moneyOf } from './ledgerStore';

export const WALLET_STORES = ['users', 'payees', 'orders', 'ledger'] as const satisfies readonly StoreName[];

/** The order in its current state, after recording due transitions, each at its own time. */
export async function orderAsOf(
  tx: Tx,
  order: Order,
  now: number,
  { payouts }: Pick<Ports, 'payouts'>,
): Promise<Order> {
  let current = order;
  while (current.open === 'yes') {
    const step = payouts.next(current);
    const done = step && step.at <= now ? stepped(current, step) : null;
    if (!done || isRefusal(done)) break;
    if (done.reversal) await tx.put('ledger', done.reversal);
    current = done.order;
  }
  if (current !== order) await tx.put('orders', current);
  return current;
}

/** Maximum open orders advanced per read; the rest follow with the next read. */
const OPEN_MAX = 200;

/** Advances the open orders of a user, or of everyone. */
export async function bringUpOrders(
  tx: Tx,
  owner: string | null,
  now: number,
  ports: Pick<Ports, 'payouts'>,
): Promise<void> {
  const order = { order: 'ascending', limit: OPEN_MAX } as const;
  const open = await (owner === null
    ? tx.list('orders', { by: 'open', of: 'yes', ...order })
    : tx.list('orders', { by: 'ownerOpen', of: [owner, 'yes'], ...order }));
  for (const one of open) await orderAsOf(tx, one, now, ports);
}

/** The user's payee data, with a contract that was signed meanwhile. */
export async function payeeAsOf(
  tx: Tx,
  userId: string,
  now: number,
  { payouts }: Pick<Ports, 'payouts'>,
): Promise<Payee> {
  const payee = (await tx.get('payees', userId)) ?? newPayee(userId);
  if (payee.contract.status !== 'signing') return payee;
  const end = payouts.signing(payee);
  if (!end || end.at > now) return payee;
  const ended = { ...payee, contract: { ...payee.contract, status: end.status, since: end.at } };
  await tx.put('payees', ended);
  return ended;
}

/** Everything of a user's wallet; if the account is gone, the session has ended. */
export async function loadWallet(tx: Tx, userId: string, now: number, ports: Pick<Ports, 'payouts' | 'policy'>) {
  const user = await tx.get('users', userId);
  if (!user) return refuse('sessionEnded');
  await bringUpOrders(tx, userId, now, ports);
  const orders: Order[] = [];
  for await (const one of readAll(tx, 'orders', { by: 'owner', of: userId, order: 'ascending' })) orders.push(one);
  const payee = await payeeAsOf(tx, userId, now, ports);
  const state: WalletState = { user, payee, orders, entries: await ledgerOf(tx, userId), money: moneyOf(user, ports) };
  return state;
}
