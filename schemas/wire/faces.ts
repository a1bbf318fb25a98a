// Published faces: lists, detail, publishing, review and status changes (spec 4 and 7; docs/rules/backend.md L1 to L15).
import { z } from 'zod';
import { platform, ratio, shape, watchSystem } from '../design';
import { FACE_STATUSES, type FaceStatus, faceStatus, LIST_ALL, paymentType, statusNumber } from '../faceStatus';
import { FEATURES } from '../features';
import { forEachText, wireText } from '../forms/publishTexts';
import {
  COPIES_MAX,
  DESCRIPTION_MAX,
  DESIGN_NAME_MAX,
  DETAIL_IMAGES_MAX,
  FACE_HISTORY_MAX,
  PUBLISH_TAG_MAX,
  PUBLISH_TAGS_MAX,
  REVIEW_REASON_MAX,
  THEME_COLORS_MAX,
} from '../limits';
import { money } from '../money';
import { draftId } from './drafts';
import { page, pageParams, wholeNumber } from './paging';

const instant = z.int().min(0);
const reference = z.string().max(300);

/** A boolean in a query string. */
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Tags as one comma-separated text; Chinese commas are accepted (F4). */
const tagList = z
  .string()
  .max((PUBLISH_TAG_MAX + 2) * PUBLISH_TAGS_MAX * 4)
  .transform((text) => text.split(/[,，]/));

/** Store colours have six lower-case digits; opacity only matters for layers (F5). */
const opaque = (color: string): string => color.toLowerCase().replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/, '$1');
const eachOnce = (colors: readonly string[]): string[] => [...new Set(colors.map(opaque))];

/** Publish details of a face on the wire. The form's schema validates them (`schemas/forms/publish.ts`). */
export const factsBody = z.object({
  dialNameCn: z.string().max(1000).default(''),
  dialName: z.string().max(1000).default(''),
  description: z.string().max(DESCRIPTION_MAX * 12),
  category: z.string().max(64),
  tags: tagList.default([]),
  themeColors: z
    .array(z.string().max(20))
    .max(THEME_COLORS_MAX * 4)
    .overwrite(eachOnce)
    .default([]),
  features: z
    .array(z.string().max(64))
    .max(FEATURES.length * 2)
    .default([]),
  range: watchSystem,
  paymentType,
  price: money.nullable().default(null),
  previewImage: reference,
  ...forEachText(wireText),
  detailImages: z
    .array(reference)
    .max(DETAIL_IMAGES_MAX * 4)
    .default([]),
  copyright: z.boolean().default(false),
});

/** The same as stored and returned. */
export const facts = factsBody.extend({ tags: z.array(z.string().max(PUBLISH_TAG_MAX)).max(PUBLISH_TAGS_MAX) });
export type Facts = z.output<typeof facts>;

/** Submits a saved revision for build and review; repeating a `publishId` submits once. */
export const publishBody = z.object({
  id: draftId,
  rev: z.int().min(1),
  publishId: z.string().regex(/^[\w-]{8,64}$/),
  facts: factsBody,
});

/** Saves the publish form of a face; on a published face the editable details, which are reviewed again (L13). */
export const faceSaveBody = z.object({ id: draftId, facts: factsBody });

/** A copy of a published face. */
export const faceCopy = z.object({
  id: z.string().min(1).max(64),
  platform,
  ratio,
  shape,
  /** Offered to watches while the face is live. */
  online: z.boolean(),
  /**
   * For its owner: why this copy alone was rejected last time; absent if it was not, or was not reviewed separately.
   */
  reason: z.string().max(REVIEW_REASON_MAX).optional(),
});

/** An event in a face's history, with its time (UTC ms). */
export const faceEvent = z.object({
  at: instant,
  what: z.enum(['published', 'reviewed', 'approved', 'rejected', 'offline', 'online', 'buildFailed']),
  reason: z.string().max(REVIEW_REASON_MAX).optional(),
  /** The copy concerned; absent: the whole face. */
  copyId: z.string().max(64).optional(),
  /** For moderators only: name of the decider; absent if it was decided by timeout. */
  by: z.string().max(100).optional(),
});
export type FaceEvent = z.output<typeof faceEvent>;

/** Stage of a pending revision: building packages, or in review. */
export const pendingStage = z.enum(['building', 'review']);

/** Verdict on one copy; the face is decided once all copies are (L10). */
export const judgedCopy = z.object({ copyId: z.string().max(64), pass: z.boolean() });

export const faceData = z.object({
  id: draftId,
  /** The caller's own face, with its working state. */
  own: z.boolean(),
  status: faceStatus,
  /** The working revision, and when it was written. */
  rev: z.int().min(1),
  updatedAt: instant,
  system: watchSystem,
  ratio,
  copies: z.array(faceCopy).max(COPIES_MAX * 2),
  /** The released revision, if any, and when it was approved. */
  approved: z
    .object({
      rev: z.int().min(1),
      at: instant,
      changed: z.boolean(),
      /** Ids of the approved copies; only these can be brought online. */
      copies: z.array(z.string().max(64)).max(COPIES_MAX),
    })
    .nullable(),
  pending: z
    .object({
      rev: z.int().min(1),
      stage: pendingStage,
      since: instant,
      /** Ids of the submitted copies, and those already reviewed separately. */
      copies: z.array(z.string().max(64)).max(COPIES_MAX),
      judged: z.array(judgedCopy).max(COPIES_MAX),
    })
    .nullable(),
  /** Payment type, fixed once it is set (L11). */
  payment: paymentType.nullable(),
  facts: facts.nullable(),
  /** Why it was rejected last time; empty if it was not. */
  reason: z.string().max(REVIEW_REASON_MAX),
  /** Its history, oldest first; the earliest entries are dropped. */
  history: z.array(faceEvent).max(FACE_HISTORY_MAX),
  downloads: z.int().min(0),
  author: z.string().max(100),
  doc: z.unknown(),
});
export type FaceData = z.output<typeof faceData>;

/** Number of a user's faces by status. */
export const faceCounts = z.object(
  Object.fromEntries(FACE_STATUSES.map((status) => [status, z.int().min(0)])) as Record<FaceStatus, z.ZodInt>,
);
export type FaceCounts = z.output<typeof faceCounts>;

export const facePageData = page(faceData).extend({ counts: faceCounts.nullable() });

const NUMBERS = FACE_STATUSES.map((status) => String(statusNumber(status)));
/** The numbers of one or several states; -1 for all. */
const range = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat())
  .refine((given) => given.every((number) => number === String(LIST_ALL) || NUMBERS.includes(number)), {
    error: 'unknown status',
  })
  .transform((given): FaceStatus[] =>
    given.includes(String(LIST_ALL))
      ? [...FACE_STATUSES]
      : FACE_STATUSES.filter((status) => given.includes(String(statusNumber(status)))),
  );

export const facePageParams = z.object({
  ...pageParams(),
  /** The caller's faces in these states; with `public`, all users' live faces. */
  range: range.default([...FACE_STATUSES]),
  platform: platform.optional(),
  category: z.string().max(64).optional(),
  /** Part of the name in either language, ignoring case. */
  dialName: z
    .string()
    .max(DESIGN_NAME_MAX * 12)
    .optional(),
  public: flag.default(false),
  /** Newest change first, or most downloads first. */
  order: z.enum(['newest', 'downloads']).default('newest'),
});

export const faceParams = z.object({ id: draftId });
/** One copy by id; include the face if several faces have a copy with that id. */
export const singleParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), faceId: draftId.optional() });

const onlineParams = { online: flag };
export const changeOnlineParams = faceParams.extend(onlineParams);
export const changeOnlineSingleParams = singleParams.extend(onlineParams);

const auditParams = {
  pass: flag,
  reason: z.string().trim().max(REVIEW_REASON_MAX).default(''),
  /** Submission time of the reviewed revision (UTC ms), so that the verdict does not apply to a newer one. */
  since: wholeNumber(instant).optional(),
};
export const changeAuditParams = faceParams.extend(auditParams);
export const changeAuditSingleParams = singleParams.extend(auditParams);

/** `held`: a verdict on the submission at `since` (UTC ms) is being written; false releases it. */
export const reviewHoldParams = faceParams.extend({ held: flag, since: wholeNumber(instant) });

/** The review queue, oldest first. */
export const moderationPageParams = z.object(pageParams());
export const moderationPageData = page(faceData);
