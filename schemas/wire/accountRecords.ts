// Records of the own account that no other call returns, for its download.
import { z } from 'zod';
import { page, pageParams } from './paging';

/** In the order of the files of a download. */
export const RECORD_KINDS = ['faces', 'downloads', 'ledger', 'withdrawals', 'payment', 'aiTasks', 'aiTexts'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const accountRecordsParams = z.object({ kind: z.enum(RECORD_KINDS), ...pageParams() });
/** Amounts are minor units, times UTC ms. */
export const accountRecordsData = page(z.record(z.string().max(64), z.unknown()));
