// Downloads of a person's faces by day (UTC) and by face; our own call, where section 7 has none.
import { z } from 'zod';
import { faceStatus } from '../faceStatus';
import { STATISTICS_DAYS_MAX } from '../limits';
import { currency } from '../money';
import { draftId } from './drafts';
import { faceCounts } from './faces';
import { page, pageParams } from './paging';

const DAY_MS = 86_400_000;

/** A day of the calendar, UTC: it is the same day for everybody, wherever they are. */
const day = z.iso.date();
const number = z.int().min(0);
/** The designer's part in minor units, what was taken back subtracted. */
const earned = z.int();

/** The days from `from` to `to`, both among them; and which page of the faces, the most downloaded first. */
export const statisticsParams = z
  .object({ ...pageParams(), from: day, to: day, faceId: draftId.optional() })
  .refine(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS < STATISTICS_DAYS_MAX, {
    error: 'too many days, or none',
    path: ['to'],
  });

export const statisticsData = z.object({
  /** Of all faces, or of the one asked for; days without any are left out. */
  days: z.array(z.object({ day, downloads: number })).max(STATISTICS_DAYS_MAX),
  /** Faces that are or were live, with what they had within these days. */
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
  /** All downloads of all faces, those of deleted ones included, within these days and ever. */
  downloads: number,
  allDownloads: number,
  /** Sales, premium shares and refunds, on the days on which they were booked: of all faces, or of the one asked for. */
  revenue: z.object({
    currency,
    days: z.array(z.object({ day, earned })).max(STATISTICS_DAYS_MAX),
    /** Of all faces, those of deleted ones included, within these days and ever. */
    total: earned,
    allTotal: earned,
  }),
  counts: faceCounts,
});
export type Statistics = z.output<typeof statisticsData>;
