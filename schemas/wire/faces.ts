// Faces in the service: lists, detail, publishing, review and what becomes of them (spec 4 and 7; backend.md L1 to L15).
import { z } from 'zod';
import { platform, ratio, shape, watchSystem } from '../design';
import { FACE_STATUSES, type FaceStatus, faceStatus, LIST_ALL, paymentType, statusNumber } from '../faceStatus';
import { FEATURES } from '../features';
import {
  ALT_MAX,
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

/** A text from a query string that means yes or no. */
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Tags travel as one text with commas between them, of either script (F4). */
const tagList = z
  .string()
  .max((PUBLISH_TAG_MAX + 2) * PUBLISH_TAGS_MAX * 4)
  .transform((text) => text.split(/[,，]/));

/** A colour of the store has six digits, in small letters: how much shows through is the layer's affair (F5). */
const opaque = (color: string): string => color.toLowerCase().replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/, '$1');
const eachOnce = (colors: readonly string[]): string[] => [...new Set(colors.map(opaque))];

/** What the designer tells of a face, as it travels. The form's own schema judges it (`schemas/forms/publish.ts`). */
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
  alt: z
    .string()
    .max(ALT_MAX * 12)
    .default(''),
  detailImages: z
    .array(reference)
    .max(DETAIL_IMAGES_MAX * 4)
    .default([]),
  copyright: z.boolean().default(false),
});

/** The same as it is kept and answered. */
export const facts = factsBody.extend({ tags: z.array(z.string().max(PUBLISH_TAG_MAX)).max(PUBLISH_TAGS_MAX) });
export type Facts = z.output<typeof facts>;

/** Sends a saved revision to build and review; the same `publishId` twice is once. */
export const publishBody = z.object({
  id: draftId,
  rev: z.int().min(1),
  publishId: z.string().regex(/^[\w-]{8,64}$/),
  facts: factsBody,
});

/** Keeps the form of a face; on a published one the open facts, which go through review again (L13). */
export const faceSaveBody = z.object({ id: draftId, facts: factsBody });

/** A copy of a face in the service. */
export const faceCopy = z.object({
  id: z.string().min(1).max(64),
  platform,
  ratio,
  shape,
  /** Offered to watches while the face is live. */
  online: z.boolean(),
  /** For its owner: why this copy alone was not approved the last time; absent where it was, or was not judged by itself. */
  reason: z.string().max(REVIEW_REASON_MAX).optional(),
});

/** What befell a face, and when (UTC ms). */
export const faceEvent = z.object({
  at: instant,
  what: z.enum(['published', 'reviewed', 'approved', 'rejected', 'offline', 'online', 'buildFailed']),
  reason: z.string().max(REVIEW_REASON_MAX).optional(),
  /** The copy alone that it befell; absent: the whole face. */
  copyId: z.string().max(64).optional(),
  /** For moderators alone: the name of the one who decided; absent where time did. */
  by: z.string().max(100).optional(),
});
export type FaceEvent = z.output<typeof faceEvent>;

/** A revision on its way: its packages are made, or somebody looks at it. */
export const pendingStage = z.enum(['building', 'review']);

/** What somebody thought of one copy of it; the face is judged once all copies are (L10). */
export const judgedCopy = z.object({ copyId: z.string().max(64), pass: z.boolean() });

export const faceData = z.object({
  id: draftId,
  /** The caller's own face, as it is worked on. */
  own: z.boolean(),
  status: faceStatus,
  /** The working revision, and when it was written. */
  rev: z.int().min(1),
  updatedAt: instant,
  system: watchSystem,
  ratio,
  copies: z.array(faceCopy).max(COPIES_MAX * 2),
  /** What users get, if anything: its revision, and when it was approved. */
  approved: z
    .object({
      rev: z.int().min(1),
      at: instant,
      changed: z.boolean(),
      /** Ids of the copies that passed: these alone can be brought online. */
      copies: z.array(z.string().max(64)).max(COPIES_MAX),
    })
    .nullable(),
  pending: z
    .object({
      rev: z.int().min(1),
      stage: pendingStage,
      since: instant,
      /** Ids of the copies that were sent, and those of them that were judged by themselves already. */
      copies: z.array(z.string().max(64)).max(COPIES_MAX),
      judged: z.array(judgedCopy).max(COPIES_MAX),
    })
    .nullable(),
  /** How it is paid for, once that was said: it does not change again (L11). */
  payment: paymentType.nullable(),
  facts: facts.nullable(),
  /** Why it was not approved the last time; empty where it was. */
  reason: z.string().max(REVIEW_REASON_MAX),
  /** What befell it, the oldest first; the earliest are forgotten. */
  history: z.array(faceEvent).max(FACE_HISTORY_MAX),
  downloads: z.int().min(0),
  author: z.string().max(100),
  doc: z.unknown(),
});
export type FaceData = z.output<typeof faceData>;

/** Faces by status, of one person. */
export const faceCounts = z.object(
  Object.fromEntries(FACE_STATUSES.map((status) => [status, z.int().min(0)])) as Record<FaceStatus, z.ZodInt>,
);
export type FaceCounts = z.output<typeof faceCounts>;

export const facePageData = page(faceData).extend({ counts: faceCounts.nullable() });

const NUMBERS = FACE_STATUSES.map((status) => String(statusNumber(status)));
/** The numbers of one status or of several; -1 for all. */
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
  /** Own faces of these states; of everybody, live ones alone, where `public` is true. */
  range: range.default([...FACE_STATUSES]),
  platform: platform.optional(),
  category: z.string().max(64).optional(),
  /** Part of the name, in either language, without regard to case. */
  dialName: z
    .string()
    .max(DESIGN_NAME_MAX * 12)
    .optional(),
  public: flag.default(false),
  /** Newest change first, or the most downloaded first. */
  order: z.enum(['newest', 'downloads']).default('newest'),
});

export const faceParams = z.object({ id: draftId });
/** One copy, by its id; where several faces have a copy of that id, the face is named too. */
export const singleParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), faceId: draftId.optional() });

const onlineParams = { online: flag };
export const changeOnlineParams = faceParams.extend(onlineParams);
export const changeOnlineSingleParams = singleParams.extend(onlineParams);

const auditParams = {
  pass: flag,
  reason: z.string().trim().max(REVIEW_REASON_MAX).default(''),
  /** Since when the face waited as it was looked at (UTC ms): what was sent meanwhile is not judged by it. */
  since: wholeNumber(instant).optional(),
};
export const changeAuditParams = faceParams.extend(auditParams);
export const changeAuditSingleParams = singleParams.extend(auditParams);

/** `held`: a verdict on what was sent at `since` (UTC ms) is being written; false: no longer. */
export const reviewHoldParams = faceParams.extend({ held: flag, since: wholeNumber(instant) });

/** The queue of faces that wait for somebody to look, the oldest first. */
export const moderationPageParams = z.object(pageParams());
export const moderationPageData = page(faceData);
