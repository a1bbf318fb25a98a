// Withdrawal rules of each region as data, so that no code checks the build (docs/rules/backend.md B8).
import {
  BALANCE_MATURES_DAYS,
  WITHDRAWAL_DOMESTIC_FEN,
  WITHDRAWAL_DOMESTIC_TAX_BASIS_POINTS,
  WITHDRAWAL_DOMESTIC_WORKING_DAYS,
  WITHDRAWAL_OVERSEA_BUSINESS_DAYS,
  WITHDRAWAL_OVERSEA_CENTS,
  WITHDRAWAL_OVERSEA_FEE_BASIS_POINTS,
  WITHDRAWAL_OVERSEA_WINDOW,
} from '@/schemas/limits';
import { CURRENCY_OF, type Currency } from '@/schemas/money';
import { PAYOUTS, type Payout } from '@/schemas/payouts';
import type { Region } from '@/schemas/session';
import type { WithdrawalRules } from '@/schemas/wire/wallet';

export interface MoneyRules {
  currency: Currency;
  payout: Payout;
  rules: WithdrawalRules;
  /** Since when only the full amount can be withdrawn, UTC ms (docs/rules/backend.md B10). */
  fullOnlySince: number;
}

/** Offset of the Chinese calendar day from UTC, in minutes. */
const CHINA_MINUTES = 480;

const overseas: WithdrawalRules = {
  minimum: WITHDRAWAL_OVERSEA_CENTS.min,
  dayMaximum: WITHDRAWAL_OVERSEA_CENTS.perDay,
  dayOffsetMinutes: 0,
  deduction: 'fee',
  deductionBasisPoints: WITHDRAWAL_OVERSEA_FEE_BASIS_POINTS,
  window: WITHDRAWAL_OVERSEA_WINDOW,
  noticeAbove: WITHDRAWAL_OVERSEA_CENTS.notice,
  arrivalDays: WITHDRAWAL_OVERSEA_BUSINESS_DAYS,
  maturityDays: BALANCE_MATURES_DAYS,
};

const domestic: WithdrawalRules = {
  minimum: WITHDRAWAL_DOMESTIC_FEN.min,
  dayMaximum: WITHDRAWAL_DOMESTIC_FEN.perDay,
  dayOffsetMinutes: CHINA_MINUTES,
  deduction: 'tax',
  deductionBasisPoints: WITHDRAWAL_DOMESTIC_TAX_BASIS_POINTS,
  window: null,
  noticeAbove: null,
  arrivalDays: WITHDRAWAL_DOMESTIC_WORKING_DAYS,
  maturityDays: BALANCE_MATURES_DAYS,
};

const ofRegion = (region: Region, rules: WithdrawalRules): MoneyRules => {
  const currency = CURRENCY_OF[region];
  return { currency, payout: PAYOUTS[currency], rules, fullOnlySince: 0 };
};

export const MONEY_RULES: Readonly<Record<Region, MoneyRules>> = {
  overseas: ofRegion('overseas', overseas),
  domestic: ofRegion('domestic', domestic),
};
