// Bodies and answers of the wallet, of withdrawals and of the payee's contract (spec 7, Wallet and withdrawal; backend.md B7 to B9).
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

/** Where money is sent to: overseas PayPal, domestic Alipay. */
export const payeeKind = z.enum(['paypal', 'alipay']);
export type PayeeKind = z.output<typeof payeeKind>;

/** Of the contract with the cloud payee (backend.md N2). */
export const contractStatus = z.enum(['none', 'signing', 'signed', 'failed']);
export type ContractStatus = z.output<typeof contractStatus>;

/** 0 not processed, 1 processing, 2 completed, 3 failed, 4 cancelled (backend.md D9). */
export const ORDER_STATUS = { waiting: 0, processing: 1, arrived: 2, failed: 3, cancelled: 4 } as const;
export type OrderState = keyof typeof ORDER_STATUS;
export const orderStatus = z.enum(ORDER_STATUS);

/** What a withdrawal of now would be: gross - deduction = net. */
export const quote = z.object({ gross: sum, deduction: sum, net: sum });

/** Rules of the account's region that withdrawals follow (backend.md B8): what the earnings centre says in plain words. */
export const withdrawalRules = z.object({
  minimum: sum,
  /** Most within a day, gross; the day begins at this offset from UTC, minutes east. */
  dayMaximum: sum,
  dayOffsetMinutes: z.int().min(-1440).max(1440),
  deduction: z.enum(['fee', 'tax']),
  /** Hundredths of a percent. */
  deductionBasisPoints: z.int().min(0).max(10_000),
  /** Days of the month (UTC), both among them; null: always open. */
  window: z.object({ firstDay: z.int().min(1).max(31), lastDay: z.int().min(1).max(31) }).nullable(),
  /** "Withdrawable over": a notice, no minimum; null without one. */
  noticeAbove: sum.nullable(),
  arrivalDays: z.int().min(0).max(100),
  maturityDays: z.int().min(0).max(366),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

/** What stands between the person and a withdrawal, in the order in which it is asked for (backend.md D1). */
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
  /** What can be withdrawn of the balance; 0 where it is negative (backend.md W5). */
  available: sum,
  maturing: z.object({
    total: sum,
    /** The next days on which something matures, the soonest first; what comes later than these is in `total` alone. */
    dates: z.array(z.object({ at: instant, amount: sum })).max(WALLET_MATURING_MAX),
    /** When the last of it matures. */
    until: instant.nullable(),
  }),
  /** Gross of orders that are not ended. */
  onItsWay: sum,
  paid: z.object({ total: sum, count: z.int().min(0), since: instant.nullable() }),
  /** Sum of all entries: negative after a refund of what was paid out. */
  total: minor,
  payee: z
    .object({
      kind: payeeKind,
      masked: z.string().max(PAYEE_ACCOUNT_MAX),
      name: z.string().max(unitsOf(PAYEE_NAME_MAX)),
    })
    .nullable(),
  /** The name payments are made out to, where it was told. */
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
  /** The window that is open, else the next one; null where it is always open. */
  window: z.object({ isOpen: z.boolean(), from: instant, to: instant }).nullable(),
  withdrawnToday: sum,
  /** What is to be withdrawn now, all of it: the smaller of what is available and what the day allows. */
  quote,
  /** The first thing in the way; null where a withdrawal would be taken. */
  obstacle: withdrawalObstacle.nullable(),
});
export type Wallet = z.output<typeof walletData>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** Months (UTC) of a statement, both among them. */
export const statementParams = z.object({ ...pageParams(), from: month, to: month }).refine(
  ({ from, to }) => {
    const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5));
    return from <= to && months(to) - months(from) < STATEMENT_MONTHS_MAX;
  },
  { error: 'too many months, or none', path: ['to'] },
);

/** The designer's parts: of sales, of premium revenue, and what was taken back (negative). */
const parts = { sales: minor, shares: minor, refunds: minor, salesCount: z.int().min(0) };

export const statementData = z.object({
  currency,
  /** Months with anything in them, the oldest first. */
  months: z.array(z.object({ month, ...parts })).max(STATEMENT_MONTHS_MAX),
  /** The last days (UTC), today the last, by the day on which each was booked; those without anything are left out. */
  days: z.array(z.object({ day: z.iso.date(), ...parts })).max(STATEMENT_DAYS),
  /** One row per face and month, the newest month first. A deleted face keeps its names. */
  rows: page(z.object({ month, faceId: draftId, dialNameCn: z.string(), dialName: z.string(), ...parts })),
});
export type Statement = z.output<typeof statementData>;

/** `amount` as typed: judged by the backend, so that it can name the fault (D2). `orderId`: made by the client, one per wish (D8). */
export const withdrawBody = z.object({ amount: z.string().max(64), orderId: z.string().min(8).max(64) });

export const withdrawalOrder = z.object({
  orderId: z.string().max(64),
  /** As people name it: W-20261012-0007. */
  number: z.string().max(32),
  at: instant,
  kind: payeeKind,
  /** Masked, as it was when the order was made (D12). */
  account: z.string().max(PAYEE_ACCOUNT_MAX),
  currency,
  amount: sum,
  deduction: sum,
  net: sum,
  status: orderStatus,
  /** When it came into this state. */
  statusAt: instant,
  /** Why it failed or was cancelled. */
  reason: z.string().max(ORDER_REASON_MAX),
});
export type WithdrawalOrder = z.output<typeof withdrawalOrder>;

export const orderPageParams = z.object(pageParams());
export const orderPageData = page(withdrawalOrder);

/** Words of the fields are judged by the backend. A ticket of `captcha/verify` proves the person (backend.md N3). */
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
/** Where it is signed: the same link while it is (N2). */
export const contractSignData = z.object({ status: contractStatus, link: z.string().max(500) });
