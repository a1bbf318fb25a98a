// Downloads of a user's faces by day (UTC) and by face; our own call, not in section 7.
import { z } from 'zod';
import { faceStatus } from '../faceStatus';
import { STATISTICS_DAYS_MAX } from '../limits';
import { currency } from '../money';
import { draftId } from './drafts';
import { faceCounts } from './faces';
import { page, pageParams } from './paging';

const DAY_MS = 86_400_000;

/** A UTC calendar day, the same for every user. */
const day = z.iso.date();
const number = z.int().min(0);
/** The designer's share in minor units, net of refunds. */
const earned = z.int();

/** The days from `from` to `to`, inclusive, and the page of faces, most downloads first. */
export const statisticsParams = z
  .object({ ...pageParams(), from: day, to: day, faceId: draftId.optional() })
  .refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS < STATISTICS_DAYS_MAX, {
    error: 'too many days, or none',
    path: ['to'],
  });

export const statisticsData = z.object({
  /** Of all faces, or of the requested one; days without downloads are omitted. */
  days: z.array(z.object({ day, downloads: number })).max(STATISTICS_DAYS_MAX),
  /** Faces that are or were live, with their downloads on these days. */
  faces: page(
    z.object({
      id: draftId,
      dialNameCn: z.string(),
      dialName: z.string(),
      status: faceStatus,
      downloads: number,
      /** Since they were first live. */
      allDownloads: number,
      /** Within these days. */
      revenue: earned,
    }),
  ),
  /** Downloads of all faces, including deleted ones, on these days and in total. */
  downloads: number,
  allDownloads: number,
  /** Sales, premium shares and refunds by booking day: of all faces, or of the requested one. */
  revenue: z.object({
    currency,
    days: z.array(z.object({ day, earned })).max(STATISTICS_DAYS_MAX),
    /** Of all faces, including deleted ones, on these days and in total. */
    total: earned,
    allTotal: earned,
  }),
  counts: faceCounts,
});
export type Statistics = z.output<typeof statisticsData>;
