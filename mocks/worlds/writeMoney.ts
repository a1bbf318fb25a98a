// Writes the money of a world: sales through the operator's import, and payouts.

import { balanceAt } from '@/backend/modules/money/domain/ledger';
import { type Order, orderNumber, payoutEntry, stepped } from '@/backend/modules/money/domain/orders';
import { newPayee, type Payee } from '@/backend/modules/money/domain/payees';
import { quoteOf } from '@/backend/modules/money/domain/withdrawals';
import { bookSales } from '@/backend/modules/money/endpoints/bookSales';
import { ledgerFrom } from '@/backend/modules/money/endpoints/ledgerStore';
import { addEntries } from '@/backend/modules/money/endpoints/sumsStore';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import { dayAt } from '@/backend/shared/domain/calendar';
import { isRefusal } from '@/backend/shared/domain/refusal';
import type { Tx } from '@/backend/shared/ports';
import { DEMO_ACCOUNT, type Region } from '@/schemas/session';
import { ORDER_STATUS, type OrderState } from '@/schemas/wire/wallet';
import type { SeedFace } from './seedFace';
import { textIn } from './seedFace';
import { salesOf } from './seedSales';
import { REASONS } from './texts';

const DAY_MS = 86_400_000;

/** Fictional payee accounts. */
const BOUND: Readonly<Record<Region, Omit<Payee, 'id'>>> = {
  overseas: {
    name: 'Demo Designer',
    payee: { kind: 'paypal', account: 'payee@dialwright.example', name: 'Demo Designer' },
    identity: null,
    contract: { status: 'none', link: '', since: 0 },
  },
  domestic: {
    name: '演示者',
    payee: { kind: 'alipay', account: DEMO_ACCOUNT.phone, name: '演示者' },
    identity: { name: '演示者', idNumber: '110***********0011' },
    contract: { status: 'signed', link: '', since: 1 },
  },
};

/** A withdrawal a number of months ago, on the 12th (UTC), and its result. */
export interface SeedPayout {
  monthsAgo: number;
  ends: Extract<OrderState, 'arrived' | 'failed'>;
}

interface Money {
  faces: readonly SeedFace[];
  /** Payouts of the demo's designer; if there are none, no payout account is set. */
  payouts: readonly SeedPayout[];
  owner: string;
  region: Region;
  now: number;
  policy: AccountLimits;
}

async function writePayout(tx: Tx, { monthsAgo, ends }: SeedPayout, money: Omit<Money, 'faces'>): Promise<void> {
  const { owner, region, now, policy } = money;
  const { currency, rules } = policy.money[region];
  const { payee } = BOUND[region];
  const today = new Date(now);
  const at = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 12, 9, 30);
  const before = await ledgerFrom(tx, owner, 0, { time: 'at', to: at });
  const gross = Math.min(balanceAt(before, at, rules.maturityDays).counted, rules.dayMaximum);
  if (gross < rules.minimum || !payee) return;
  const { deduction, net } = quoteOf(gross, rules.deductionBasisPoints);
  const day = dayAt(at, 0);
  const id = `seed-order-${monthsAgo}`;
  const made: Order = {
    ...{ id, owner, orderId: id, number: orderNumber(day, 0), day, at, currency },
    ...{ kind: payee.kind, account: payee.account, payeeName: payee.name, amount: gross, deduction, net },
    ...{ status: ORDER_STATUS.waiting, statusAt: at, reason: '', open: 'yes', audits: [] },
  };
  await addEntries(tx, [payoutEntry(made)]);
  const steps = [
    { status: ORDER_STATUS.processing, at: at + DAY_MS },
    {
      status: ORDER_STATUS[ends],
      at: at + 4 * DAY_MS,
      reason: ends === 'failed' ? textIn(REASONS.unpaid, region) : '',
    },
  ];
  let order = made;
  for (const step of steps) {
    const done = stepped(order, step);
    if (isRefusal(done)) throw new Error(`${id}: ${step.status} cannot happen`);
    if (done.reversal) await addEntries(tx, [done.reversal]);
    order = done.order;
  }
  await tx.put('orders', order);
}

/** Runs in the transaction that wrote the faces. */
export async function writeMoney(tx: Tx, { faces, payouts, ...of }: Money): Promise<void> {
  const { faults } = await bookSales(tx, salesOf(faces, of.now, of.region));
  if (faults.length > 0) throw new Error(`the world sold what cannot be: ${JSON.stringify(faults.slice(0, 3))}`);
  if (payouts.length === 0) return;
  await tx.put('payees', { ...newPayee(of.owner), ...BOUND[of.region] });
  for (const payout of payouts) await writePayout(tx, payout, { ...of, payouts });
}
