// Stored records of this module, and their indexes.
import { z } from 'zod';
import { flag, id, instant } from '@/backend/shared/domain/recordFields';
import { platform, ratio, watchSystem } from '@/schemas/design';
import { faceStatus, paymentType } from '@/schemas/faceStatus';
import { COPIES_MAX, FACE_HISTORY_MAX, REVIEW_REASON_MAX } from '@/schemas/limits';
import { packageRelease } from '@/schemas/packageMark';
import { faceCopy, faceCounts, faceEvent, facts, judgedCopy, pendingStage } from '@/schemas/wire/faces';

/** State of a face's contents: revision, hash of the document, publish details, and copies. */
const edition = z.object({
  rev: z.int().min(1),
  content: z.string().max(64),
  facts,
  system: watchSystem,
  ratio,
  copies: z.array(z.string().max(64)).max(COPIES_MAX),
});

export const publishingRecords = {
  /** The published state of a draft. Its working document is in `docs`, and so are those in review and live. */
  faces: z.object({
    id,
    owner: id,
    /** `no`: deleted. */
    shown: flag,
    status: faceStatus,
    rev: z.int().min(1),
    /** Hash of the working document. */
    content: z.string().max(64),
    /** Of the last save, or of the deletion. */
    updatedAt: instant,
    /** Both names in lower case. */
    search: z.string().max(2100),
    system: watchSystem,
    ratio,
    copies: z.array(faceCopy).max(COPIES_MAX * 2),
    platforms: z.array(platform).max(COPIES_MAX),
    /** Ids of the copies in the working document; other copies are still published. */
    working: z.array(z.string().max(64)).max(COPIES_MAX),
    /** Platforms of the copies that are online. */
    offered: z.array(platform).max(COPIES_MAX),
    /** The latest publish ids, for recognising repeats. */
    publishIds: z.array(z.string().max(64)).max(50),
    /** The designer's latest publish details. */
    facts: facts.nullable(),
    payment: paymentType.nullable(),
    /** What users get while the face is live. */
    approved: edition.extend({ at: instant }).nullable(),
    pending: edition
      .extend({
        publishId: z.string().max(64),
        stage: pendingStage,
        since: instant,
        /** Ids of all copies of the revision, including those not offered. */
        working: z.array(z.string().max(64)).max(COPIES_MAX),
        /** The build tasks it waits for. */
        builds: z.array(z.string().max(200)).max(COPIES_MAX),
        judged: z.array(judgedCopy).max(COPIES_MAX),
        /** The review timeout is paused until `until` (UTC ms) and then has `left` ms to go. */
        hold: z.object({ until: instant, left: z.int().min(0) }).optional(),
      })
      .nullable(),
    reason: z.string().max(REVIEW_REASON_MAX),
    /** `by`: id of the deciding moderator. */
    history: z.array(faceEvent.extend({ by: id.optional() })).max(FACE_HISTORY_MAX),
    downloads: z.int().min(0),
    /** For public lists: live, in this category. */
    live: flag,
    category: z.string().max(64),
    /** Whether time alone will change something, and when (UTC ms). */
    waiting: flag,
    dueAt: instant,
    /** Whether it waits for review, and since when. */
    queued: flag,
    queuedAt: instant,
  }),
  /** Maps copies to faces. Ids of copies come from files, so several faces may have the same one. */
  copies: z.object({
    id: z.string().max(140),
    owner: id,
    copyId: z.string().max(64),
    faceId: id,
    /** `no`: deleted, and kept so that deleting it again succeeds. */
    shown: flag,
  }),
  /** Faces of a person by status. */
  counts: faceCounts.extend({ id }),
  builds: z.object({
    id: z.string().max(200),
    owner: id,
    faceId: id,
    copyId: z.string().max(64),
    platform,
    kind: z.enum(['publish', 'preview']),
    /** Hash of the copy's content, so that equal content is built once. */
    content: z.string().max(64),
    createdAt: instant,
    /** The package once uploaded; `uploadedAt` is null until then. */
    uploadedAt: instant.nullable(),
    blob: z.string().max(64).nullable(),
    size: z.int().min(1).nullable(),
    /** Release of an installable package; absent for packages from before it was recorded. */
    release: packageRelease.nullable().optional(),
  }),
} as const;

export const publishingIndexes = {
  faces: {
    ownerUpdated: ['owner', 'shown', 'updatedAt', 'id'],
    ownerStatus: ['owner', 'shown', 'status', 'updatedAt', 'id'],
    ownerDownloads: ['owner', 'shown', 'downloads', 'id'],
    liveUpdated: ['live', 'updatedAt', 'id'],
    liveDownloads: ['live', 'downloads', 'id'],
    categoryDownloads: ['live', 'category', 'downloads', 'id'],
    due: ['waiting', 'dueAt', 'id'],
    queue: ['queued', 'queuedAt', 'id'],
    payment: ['payment', 'id'],
  },
  copies: { copyId: ['copyId', 'id'], ownerCopy: ['owner', 'copyId', 'id'] },
  counts: {},
  builds: { face: ['faceId', 'createdAt', 'id'], blob: ['blob', 'id'] },
} as const;
