// A wallet in its stores: loaded as of now, with every order brought up to it, in the transaction that asks.
import { type Order, stepped } from '../domain/orders';
import { newPayee, type Payee } from '../domain/payees';
import type { StoreName } from '../domain/records';
import { isRefusal, refuse } from '../domain/refusal';
import type { WalletState } from '../domain/wallet';
import type { Ports, Tx } from '../ports';
import { ledgerOf, moneyOf } from './ledgerStore';
import { readAll } from './readPage';

export const WALLET_STORES = ['users', 'payees', 'orders', 'ledger'] as const satisfies readonly StoreName[];

/** An order as of now: what came about by itself is written down first, each step at its own time. */
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

/** Most open orders that one read brings up; the rest follow with the next. */
const OPEN_MAX = 200;

/** Brings up the open orders of a person, or of everybody. */
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

/** What the person told of themselves, with a contract that has been signed meanwhile. */
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

/** Everything of a person's wallet; a session whose account is gone has ended. */
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
