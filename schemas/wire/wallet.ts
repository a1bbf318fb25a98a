// Bodies and responses of wallet, withdrawal and payee contract calls (spec 7, Wallet and withdrawal; docs/rules/backend.md B7 to
// B9).
import { z } from 'zod';
import { unitsOf } from '../graphemes';
import {
  ID_NUMBER_MAX,
  ORDER_REASON_MAX,
  PAYEE_ACCOUNT_MAX,
  PAYEE_NAME_MAX,
  STATEMENT_DAYS,
  STATEMENT_MONTHS_MAX,
  WALLET_MATURING_MAX,
} from '../limits';
import { currency } from '../money';
import { draftId } from './drafts';
import { page, pageParams } from './paging';

const instant = z.int().min(0);
/** Minor units of the account's currency. */
const minor = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const sum = minor.min(0);

/** Payout services: overseas PayPal, domestic Alipay. */
export const payeeKind = z.enum(['paypal', 'alipay']);
export type PayeeKind = z.output<typeof payeeKind>;

/** Status of the contract with the cloud payee (docs/rules/backend.md N2). */
export const contractStatus = z.enum(['none', 'signing', 'signed', 'failed']);
export type ContractStatus = z.output<typeof contractStatus>;

/** 0 not processed, 1 processing, 2 completed, 3 failed, 4 cancelled (docs/rules/backend.md D9). */
export const ORDER_STATUS = { waiting: 0, processing: 1, arrived: 2, failed: 3, cancelled: 4 } as const;
export type OrderState = keyof typeof ORDER_STATUS;
export const orderStatus = z.enum(ORDER_STATUS);

/** Amounts of a withdrawal now: gross - deduction = net. */
export const quote = z.object({ gross: sum, deduction: sum, net: sum });

/** Withdrawal rules of the account's region (docs/rules/backend.md B8), as explained in the earnings centre. */
export const withdrawalRules = z.object({
  minimum: sum,
  /** Maximum per day, gross; the day starts at this offset from UTC, minutes east. */
  dayMaximum: sum,
  dayOffsetMinutes: z.int().min(-1440).max(1440),
  deduction: z.enum(['fee', 'tax']),
  /** Hundredths of a percent. */
  deductionBasisPoints: z.int().min(0).max(10_000),
  /** Days of the month (UTC), inclusive; null: always open. */
  window: z.object({ firstDay: z.int().min(1).max(31), lastDay: z.int().min(1).max(31) }).nullable(),
  /** "Withdrawable over": a notice, not a minimum; null without one. */
  noticeAbove: sum.nullable(),
  arrivalDays: z.int().min(0).max(100),
  maturityDays: z.int().min(0).max(366),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

/** Reasons that prevent a withdrawal, in the order of the checks (docs/rules/backend.md D1). */
export const withdrawalObstacle = z.enum([
  'account',
  'email',
  'identity',
  'contract',
  'window',
  'minimum',
  'balance',
  'cap',
]);

export const walletData = z.object({
  currency,
  /** Withdrawable balance; 0 if the balance is negative (docs/rules/backend.md W5). */
  available: sum,
  maturing: z.object({
    total: sum,
    /** The next maturing dates, soonest first; later amounts are only in `total`. */
    dates: z.array(z.object({ at: instant, amount: sum })).max(WALLET_MATURING_MAX),
    /** When the last of it matures. */
    until: instant.nullable(),
  }),
  /** Gross amount of pending orders. */
  onItsWay: sum,
  paid: z.object({ total: sum, count: z.int().min(0), since: instant.nullable() }),
  /** Sum of all entries; negative after a refund of paid-out income. */
  total: minor,
  payee: z
    .object({
      kind: payeeKind,
      masked: z.string().max(PAYEE_ACCOUNT_MAX),
      name: z.string().max(unitsOf(PAYEE_NAME_MAX)),
    })
    .nullable(),
  /** The payee's name, if provided. */
  payeeName: z.string().max(unitsOf(PAYEE_NAME_MAX)),
  emailVerified: z.boolean(),
  identity: z
    .object({
      name: z.string().max(unitsOf(PAYEE_NAME_MAX)),
      idNumber: z.string().max(ID_NUMBER_MAX),
      isFinal: z.boolean(),
    })
    .nullable(),
  contract: contractStatus,
  rules: withdrawalRules,
  /** The open window, else the next one; null if always open. */
  window: z.object({ isOpen: z.boolean(), from: instant, to: instant }).nullable(),
  withdrawnToday: sum,
  /** The maximum withdrawal now: the smaller of the available amount and the day's remaining limit. */
  quote,
  /** The first obstacle; null if a withdrawal is possible. */
  obstacle: withdrawalObstacle.nullable(),
});
export type Wallet = z.output<typeof walletData>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** Months (UTC) of a statement, inclusive. */
export const statementParams = z.object({ ...pageParams(), from: month, to: month }).refine(
  ({ from, to }) => {
    const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
    return from <= to && months(to) - months(from) < STATEMENT_MONTHS_MAX;
  },
  { error: 'too many months, or none', path: ['to'] },
);

/** The designer's shares: of sales, of premium revenue, and refunds (negative). */
const parts = { sales: minor, shares: minor, refunds: minor, salesCount: z.int().min(0) };

export const statementData = z.object({
  currency,
  /** Months with entries, oldest first. */
  months: z.array(z.object({ month, ...parts })).max(STATEMENT_MONTHS_MAX),
  /** The last days (UTC) up to today, by booking day; days without entries are omitted. */
  days: z.array(z.object({ day: z.iso.date(), ...parts })).max(STATEMENT_DAYS),
  /** One row per face and month, newest month first. A deleted face keeps its names. */
  rows: page(z.object({ month, faceId: draftId, dialNameCn: z.string(), dialName: z.string(), ...parts })),
});
export type Statement = z.output<typeof statementData>;

/**
 * `amount` as typed; the backend validates it, so that it can name the error (D2). `orderId`: created by the client,
 * one per withdrawal (D8).
 */
export const withdrawBody = z.object({ amount: z.string().max(64), orderId: z.string().min(8).max(64) });

export const withdrawalOrder = z.object({
  orderId: z.string().max(64),
  /** Display number: W-20261012-0007. */
  number: z.string().max(32),
  at: instant,
  kind: payeeKind,
  /** Masked, as it was when the order was created (D12). */
  account: z.string().max(PAYEE_ACCOUNT_MAX),
  currency,
  amount: sum,
  /** Fee or tax deducted from the amount, in minor units; 0 for a failed or cancelled order. */
  deduction: sum,
  /** The amount paid out, in minor units: `amount` less `deduction`; 0 for a failed or cancelled order. */
  net: sum,
  status: orderStatus,
  /** Time of the last status change. */
  statusAt: instant,
  /** Why it failed or was cancelled. */
  reason: z.string().max(ORDER_REASON_MAX),
});
export type WithdrawalOrder = z.output<typeof withdrawalOrder>;

export const orderPageParams = z.object(pageParams());
export const orderPageData = page(withdrawalOrder);

/** The backend validates the content of fields. A ticket of `captcha/verify` verifies the user (docs/rules/backend.md N3). */
const ticket = z.string().min(1).max(200);
const typed = z.string().max(unitsOf(PAYEE_NAME_MAX));
export const payeeBindBody = z.object({ account: typed, name: typed, ticket });
export const payeeUnbindBody = z.object({ ticket });
export const payeeNameBody = z.object({ name: typed });
export const identityBody = z.object({ name: typed, idNumber: typed });

export const contractData = z.object({
  title: z.string().max(200),
  text: z.string().max(20_000),
  version: z.string().max(32),
});
export const contractStatusData = z.object({ status: contractStatus, signedAt: instant.nullable() });
/** Signing URL; unchanged while signing (N2). */
export const contractSignData = z.object({ status: contractStatus, link: z.string().max(500) });
