// Stored records of this module, and their indexes.
import { z } from 'zod';
import { flag, id, instant } from '@/backend/shared/domain/recordFields';
import { unitsOf } from '@/schemas/graphemes';
import {
  AUDITS_MAX,
  DIFFERENCES_MAX,
  ID_NUMBER_MAX,
  ORDER_REASON_MAX,
  PAYEE_ACCOUNT_MAX,
  PAYEE_NAME_MAX,
} from '@/schemas/limits';
import { currency } from '@/schemas/money';
import { salesRow } from '@/schemas/wire/operator';
import { contractStatus, orderStatus, payeeKind } from '@/schemas/wire/wallet';

/** Minor units of the account's currency. */
const minor = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);

const month = z.string().regex(/^\d{4}-\d{2}$/);

export const moneyRecords = {
  /** Income, refunds and payouts; append-only. `id` is the kind and number of the event (docs/rules/backend.md W1). */
  ledger: z.object({
    id: z.string().max(200),
    kind: z.enum(['sale', 'share', 'refund', 'payout', 'reversal']),
    ref: z.string().max(180),
    cents: minor,
    at: instant,
    /** When the purchase was made; availability is counted from it. */
    since: instant,
    /** For statements: the month in which it was earned or refunded (UTC). */
    month,
    userId: id,
    /** Empty for entries not about a single face. */
    faceId: z.string().max(64),
  }),
  /**
   * Entries of a user by the month (UTC) of the purchase, summed. `id`: user and month. Written with each entry, so that
   * a balance does not read the ledger.
   */
  balances: z.object({
    id: z.string().max(80),
    userId: id,
    month,
    /** Sum of all entries. */
    cents: minor,
    /** Days with entries, in order: `earned` becomes available later, `paid` (payouts and their reversals) at once. */
    days: z
      .array(
        z.object({
          day: z.int().min(1).max(31),
          earned: minor,
          paid: minor,
          count: z.int().min(1),
          /** Time of the day's last purchase; 0 without one. */
          latest: instant,
        }),
      )
      .max(31),
  }),
  /** Earnings of a face in a month, as statements show them. `id`: user, month and face. Written with each entry. */
  earnings: z.object({
    id: z.string().max(140),
    userId: id,
    month,
    faceId: z.string().max(64),
    /** Sum of all kinds. */
    cents: minor,
    kinds: z.array(z.object({ kind: z.enum(['sale', 'share', 'refund']), cents: minor, count: z.int().min(1) })).max(3),
  }),
  /** State of a user's sums (`balances` and `earnings`). `id`: the user. */
  wallets: z.object({
    id,
    /** Whether the sums cover all entries; until then the ledger itself is summed. */
    complete: flag,
    /** When the sums are completed, or compared with the ledger again. */
    dueAt: instant,
    /** Of the last comparison; 0 before any. */
    comparedAt: instant,
    /** Whether the last comparison found differences. */
    differing: flag,
    /** Sums that differ, with the sum of the entries. `faceId`: of earnings. */
    differences: z
      .array(z.object({ month, faceId: z.string().max(64).nullable(), stored: minor, ledger: minor }))
      .max(DIFFERENCES_MAX),
  }),
  /**
   * Withdrawals. `orderId` is created by the client; `account` is the full account at that time, which only operators
   * see.
   */
  orders: z.object({
    id,
    owner: id,
    orderId: z.string().max(64),
    number: z.string().max(32),
    /** Of its number (UTC). */
    day: z.iso.date(),
    at: instant,
    kind: payeeKind,
    account: z.string().max(PAYEE_ACCOUNT_MAX),
    payeeName: z.string().max(unitsOf(PAYEE_NAME_MAX)),
    currency,
    amount: minor,
    deduction: minor,
    net: minor,
    status: orderStatus,
    statusAt: instant,
    reason: z.string().max(ORDER_REASON_MAX),
    /** Whether the order is not in a final state. */
    open: flag,
    /** `by`: id of the operator. */
    audits: z
      .array(z.object({ at: instant, by: id, status: orderStatus, reason: z.string().max(ORDER_REASON_MAX) }))
      .max(AUDITS_MAX),
  }),
  /** Payee data by user id. */
  payees: z.object({
    id,
    name: z.string().max(unitsOf(PAYEE_NAME_MAX)),
    payee: z
      .object({
        kind: payeeKind,
        account: z.string().max(PAYEE_ACCOUNT_MAX),
        name: z.string().max(unitsOf(PAYEE_NAME_MAX)),
      })
      .nullable(),
    /** The number is masked. */
    identity: z
      .object({ name: z.string().max(unitsOf(PAYEE_NAME_MAX)), idNumber: z.string().max(ID_NUMBER_MAX) })
      .nullable(),
    contract: z.object({
      status: contractStatus,
      link: z.string().max(500),
      /** When it entered this state; 0 before any. */
      since: instant,
    }),
  }),
  /** Imported sales rows by kind and number. */
  sales: z.object({ id: z.string().max(80), row: salesRow }),
} as const;

export const moneyIndexes = {
  ledger: { user: ['userId', 'at', 'id'], userSince: ['userId', 'since', 'id'] },
  balances: { user: ['userId', 'month', 'id'] },
  earnings: { user: ['userId', 'month', 'id'] },
  wallets: { due: ['dueAt', 'id'], differing: ['differing', 'id'] },
  orders: {
    ownerOrder: ['owner', 'orderId'],
    owner: ['owner', 'at', 'id'],
    ownerOpen: ['owner', 'open', 'id'],
    newest: ['at', 'id'],
    status: ['status', 'at', 'id'],
    open: ['open', 'id'],
    day: ['day', 'id'],
  },
  payees: {},
  sales: {},
} as const;

export const moneyUnique = {
  orders: ['ownerOrder'],
} as const;
