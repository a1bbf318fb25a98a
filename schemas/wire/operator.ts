// Calls of operators, who pay withdrawals manually and import sales; our own, not in section 7.
import { z } from 'zod';
import { unitsOf } from '../graphemes';
import {
  AUDITS_MAX,
  DIFFERENCES_MAX,
  ORDER_REASON_MAX,
  PAYEE_ACCOUNT_MAX,
  PAYEE_NAME_MAX,
  SALES_ROWS_MAX,
} from '../limits';
import { currency } from '../money';
import { page, pageParams } from './paging';
import { orderStatus, withdrawalOrder } from './wallet';

/** A state as a number, or as query string text. */
const statusParam = z.union([orderStatus, z.string().regex(/^\d$/).transform(Number).pipe(orderStatus)]);
export const operatorOrderParams = z.object({ ...pageParams(), status: statusParam.optional() });

/** An order as an operator sees it: the unmasked account, and its status changes. */
export const operatorOrder = withdrawalOrder.extend({
  userId: z.string().max(64),
  payeeAccount: z.string().max(PAYEE_ACCOUNT_MAX),
  payeeName: z.string().max(unitsOf(PAYEE_NAME_MAX)),
  audits: z
    .array(
      z.object({
        at: z.int().min(0),
        by: z.string().max(64),
        status: orderStatus,
        reason: z.string().max(ORDER_REASON_MAX),
      }),
    )
    .max(AUDITS_MAX),
});
export type OperatorOrder = z.output<typeof operatorOrder>;
export const operatorOrderData = page(operatorOrder);

/** Setting the current state changes nothing; an invalid transition is refused (docs/rules/backend.md D9). */
export const operatorMarkBody = z.object({
  orderId: z.string().max(64),
  status: z.enum({ processing: 1, arrived: 2, failed: 3, cancelled: 4 }),
  reason: z.string().max(ORDER_REASON_MAX).default(''),
});

export const walletDifferenceParams = z.object(pageParams());

/** A wallet whose stored sums differ from its ledger, minor units; `faceId` is null for a month's balance. */
export const walletDifference = z.object({
  userId: z.string().max(64),
  username: z.string().max(100),
  currency,
  /** When it was compared. */
  comparedAt: z.int().min(0),
  differences: z
    .array(
      z.object({
        month: z.string().max(7),
        faceId: z.string().max(64).nullable(),
        stored: z.int(),
        ledger: z.int(),
      }),
    )
    .max(DIFFERENCES_MAX),
});
export type WalletDifference = z.output<typeof walletDifference>;
export const walletDifferenceData = page(walletDifference);

/**
 * One imported row, identified by `ref`: a sale or refund of a face at a price, a day's downloads of a face, or a
 * month's premium revenue, which is split by that month's downloads. A repeated row counts once.
 */
const ref = z.string().min(1).max(64);
const at = z.int().min(0);
const gross = z.int().min(0).max(1_000_000_000_000);
export const salesRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sale'), ref, at, faceId: z.string().min(1).max(64), gross, currency }),
  z.object({ kind: z.literal('refund'), ref, at, sale: ref }),
  z.object({
    kind: z.literal('downloads'),
    ref,
    at,
    faceId: z.string().min(1).max(64),
    day: z.iso.date(),
    count: z.int().min(0).max(1_000_000_000),
  }),
  z.object({
    kind: z.literal('premium'),
    ref,
    at,
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    gross,
    currency,
  }),
]);
export type SalesRow = z.output<typeof salesRow>;

export const salesImportBody = z.object({ rows: z.array(salesRow).min(1).max(SALES_ROWS_MAX) });
/**
 * If `faults` lists invalid rows, by index from 0, nothing was written, except rows before one that another import made
 * invalid meanwhile. Rows that are already booked count as `known`.
 */
export const salesImportData = z.object({
  added: z.int().min(0),
  known: z.int().min(0),
  faults: z.array(
    z.object({
      at: z.int().min(0),
      fault: z.enum(['unknownFace', 'unknownSale', 'otherCurrency', 'refunded', 'otherRow', 'noDownloads']),
    }),
  ),
});
