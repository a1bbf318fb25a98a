// Withdrawals: amount, deduction, dates and refusals. Pure, in whole minor units (docs/rules/backend.md D1 to D7).

import type { RefusalName } from '@/backend/refusals';
import { windowAt } from '@/backend/shared/domain/calendar';
import type { MoneyRules } from '@/backend/shared/domain/moneyRules';
import { type Refusal, refuse, refuseWith } from '@/backend/shared/domain/refusal';
import { moneyText } from '@/schemas/money';
import type { PayoutGate } from '@/schemas/payouts';
import type { WithdrawalRules } from '@/schemas/wire/wallet';

/** Parses an amount on the wire (`12`, `12.3`, `12.34`) to minor units; null for anything else (D2). */
export function readSent(text: string): number | null {
  const [all, whole = '', rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return all === undefined ? null : Number.parseInt(whole + rest.padEnd(2, '0'), 10);
}

export interface Quote {
  gross: number;
  deduction: number;
  net: number;
}

/** Gross minus fee or tax, which is rounded half up in integer arithmetic (D6). */
export function quoteOf(gross: number, basisPoints: number): Quote {
  const deduction = Number((BigInt(gross) * BigInt(basisPoints) + 5000n) / 10_000n);
  return { gross, deduction, net: gross - deduction };
}

/** What the decision turns on. */
export interface Standing {
  hasPayee: boolean;
  /** Requirements that the user has not completed, in rule order. */
  closed: readonly PayoutGate[];
  /** What counts, not below 0. */
  available: number;
  /** Gross amount of the day's orders, except failed and cancelled ones. */
  usedToday: number;
}

/** The maximum amount that can be withdrawn now (D4). */
export const requiredOf = ({ available, usedToday }: Standing, { dayMaximum }: WithdrawalRules): number =>
  Math.max(0, Math.min(available, dayMaximum - usedToday));

const GATE_CLOSED: Readonly<Record<PayoutGate, RefusalName>> = {
  email: 'emailNotVerified',
  identity: 'identityMissing',
  contract: 'contractMissing',
};

type Obstacle = 'account' | PayoutGate | 'window' | 'minimum' | 'balance' | 'cap';

/** The first obstacle to any withdrawal, regardless of the amount (D1). */
export function obstacleOf(standing: Standing, { rules }: MoneyRules, now: number): Obstacle | null {
  if (!standing.hasPayee) return 'account';
  const [gate] = standing.closed;
  if (gate) return gate;
  if (windowAt(rules, now)?.isOpen === false) return 'window';
  if (standing.available === 0) return 'balance';
  if (standing.available < rules.minimum) return 'minimum';
  return requiredOf(standing, rules) < rules.minimum ? 'cap' : null;
}

/** `$1`, `$2,000`: an amount as written in the rules. */
const spoken = (minor: number, { currency }: MoneyRules): string =>
  moneyText(minor, currency, 'en').replace(/\.00$/, '');

/** The payout, or the first refusal in rule order (D1). */
export function decideWithdrawal(sent: string, standing: Standing, money: MoneyRules, now: number): Quote | Refusal {
  const { rules, fullOnlySince } = money;
  if (!standing.hasPayee) return refuse('payeeMissing');
  const [gate] = standing.closed;
  if (gate) return refuse(GATE_CLOSED[gate]);
  const shut = windowAt(rules, now);
  if (shut?.isOpen === false) return refuse('windowClosed', { from: shut.from, to: shut.to });
  const gross = readSent(sent);
  if (gross === null) return refuse('amountWrong');
  if (gross < rules.minimum) return refuseWith('belowMinimum', { amount: spoken(rules.minimum, money) });
  if (gross > standing.available) return refuse('balanceTooSmall');
  const required = requiredOf(standing, rules);
  if (gross < required && now >= fullOnlySince) return refuse('amountWrong');
  if (gross > required) return refuseWith('overDayMaximum', { amount: spoken(rules.dayMaximum, money) });
  return quoteOf(gross, rules.deductionBasisPoints);
}
