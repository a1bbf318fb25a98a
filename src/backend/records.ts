// The backend's stored records: one schema per store. Keys are `id`; indexes are declared below.
import { z } from 'zod';
import { modeName, platform, ratio, watchSystem } from '@/schemas/design';
import { faceStatus, paymentType } from '@/schemas/faceStatus';
import { font } from '@/schemas/font';
import { unitsOf } from '@/schemas/graphemes';
import {
  AI_IMAGES_MAX,
  AI_PROMPT_MAX,
  AI_RESULT_MAX,
  AUDITS_MAX,
  COPIES_MAX,
  COPY_PICTURE_BYTES_MAX,
  FACE_HISTORY_MAX,
  ID_NUMBER_MAX,
  JSON_VALUES_MAX,
  ORDER_REASON_MAX,
  PAYEE_ACCOUNT_MAX,
  PAYEE_NAME_MAX,
  PICTURE_SET_IMAGES_MAX,
  PICTURE_SET_NAME_MAX,
  REVIEW_REASON_MAX,
  VERSION_NAME_MAX,
} from '@/schemas/limits';
import { currency } from '@/schemas/money';
import { packageRelease } from '@/schemas/packageMark';
import { region, user } from '@/schemas/session';
import { assembly } from '@/schemas/wire/assembly';
import { faceCopy, faceCounts, faceEvent, facts, judgedCopy, pendingStage } from '@/schemas/wire/faces';
import { salesRow } from '@/schemas/wire/operator';
import { imageType } from '@/schemas/wire/uploads';
import { contractStatus, orderStatus, payeeKind } from '@/schemas/wire/wallet';

const id = z.string().min(1).max(64);
const instant = z.int().min(0);

/** By kind: derived in a browser, or on a server in its own notation with salt and cost. */
export const passwordRecord = z.union([
  z.object({ kind: z.literal('argon2id'), hash: z.string().max(200) }),
  z.object({
    kind: z.literal('pbkdf2').default('pbkdf2'),
    salt: z.string().max(64),
    hash: z.string().max(128),
    iterations: z.int().min(1).max(1_000_000),
  }),
]);
export type PasswordRecord = z.output<typeof passwordRecord>;

/** Ids of the pictures in a document. */
const fileIds = z.array(z.string().max(64)).max(JSON_VALUES_MAX).default([]);

/** A boolean for index filters. */
const flag = z.enum(['yes', 'no']);

/** Minor units of the account's currency. */
const minor = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** State of a face's contents: revision, hash of the document, publish details, and copies. */
const edition = z.object({
  rev: z.int().min(1),
  content: z.string().max(64),
  facts,
  system: watchSystem,
  ratio,
  copies: z.array(z.string().max(64)).max(COPIES_MAX),
});

export const recordSchemas = {
  users: user.omit({ userId: true, hasPassword: true }).extend({
    id,
    /** Null until one is set: accounts created by a third party, or by a code sent to a phone. */
    password: passwordRecord.nullable(),
    /** Hash of the provider and its user id; null without a third party. */
    thirdPartyId: z.string().max(64).nullable().default(null),
  }),
  /** `id` is the hash of the token; the token itself is not stored. */
  sessions: z.object({ id: z.string().max(64), userId: id, seenAt: instant }),
  /** Wrong passwords by user id. */
  attempts: z.object({ id, at: z.array(instant).max(100) }),
  /**
   * Sent codes, by the hash of delivery method, account and type. `code` is hashed; null once it is no longer valid.
   */
  captchas: z.object({
    id: z.string().max(64),
    code: z.string().max(64).nullable(),
    tries: z.int().min(0),
    /** When codes were sent today, newest last. */
    sentAt: z.array(instant).max(100),
  }),
  /** Verification tickets, by the hash of the ticket; deleted on use. */
  tickets: z.object({ id: z.string().max(64), userId: id, issuedAt: instant }),
  /** Metadata of a draft; its document is in `docs`, to keep lists light. A deleted draft keeps its metadata. */
  drafts: z.object({
    id,
    owner: id,
    rev: z.int().min(1),
    savedAt: instant,
    names: z.array(z.string().max(1000)).max(2),
    /** Both names in lower case, for searching. */
    search: z.string().max(2001).default(''),
    deleted: z.boolean(),
    /** Whether lists show it; indexes support only texts and numbers. */
    shown: z.enum(['yes', 'no']).default('yes'),
    /** Pictures used by the document or one of its versions. */
    files: fileIds,
    /** Pictures of its copies, by copy and mode; absent in drafts from before they existed. */
    pictures: z
      .array(z.object({ copyId: id, mode: modeName, file: id, hash: z.string().max(64) }))
      .max(COPIES_MAX * 2)
      .optional(),
    /** The latest saves, for recognising repeats. */
    saves: z
      .array(z.object({ saveId: z.string().max(64), hash: z.string().max(64), rev: z.int().min(1), savedAt: instant }))
      .max(100),
  }),
  docs: z.object({ id: z.string().max(80), doc: z.unknown() }),
  /**
   * PNG files of the pictures that drafts name, in base64. Stored in the record, not as a blob, so that one transaction writes,
   * replaces and deletes them: no kill leaves an unused file.
   */
  copyPictures: z.object({
    id,
    draftId: id,
    png: z.string().max(Math.ceil(COPY_PICTURE_BYTES_MAX / 3) * 4),
  }),
  /** Restorable versions of a draft. `versionDocs` stores their documents. `seq`: order within the draft, UTC ms. */
  versions: z.object({
    id: z.string().max(140),
    owner: id,
    draftId: id,
    seq: z.int(),
    /** The revision it was saved as; 0 for a version from a device. */
    rev: z.int().min(0),
    savedAt: instant,
    /** Empty for an unnamed save. */
    name: z.string().max(unitsOf(VERSION_NAME_MAX)),
    named: flag,
    /** Hash of the document. */
    content: z.string().max(64),
    /** Characters of the document as JSON. */
    size: z.int().min(0),
    files: fileIds,
  }),
  versionDocs: z.object({ id: z.string().max(140), doc: z.unknown() }),
  /** Named lists of pictures, by owner and the client's own id. */
  pictureSets: z.object({
    id: z.string().max(140),
    owner: id,
    setId: z.string().max(64),
    name: z.string().max(unitsOf(PICTURE_SET_NAME_MAX)),
    files: z.array(z.string().max(64)).max(PICTURE_SET_IMAGES_MAX),
    savedAt: instant,
  }),
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
  /**
   * Downloads of a face in a month (UTC), or of all of a user's faces including deleted ones (`faceId` empty); `month`
   * is `all` for the all-time total.
   */
  downloads: z.object({
    id: z.string().max(100),
    owner: id,
    faceId: z.string().max(64),
    month: z.string().regex(/^(?:\d{4}-\d{2}|all)$/),
    /** By day of the month, starting with the first. */
    days: z.array(z.int().min(0)).max(31),
    total: z.int().min(0),
  }),
  files: z.object({
    id,
    owner: id,
    /** Owner and content hash, so that equal bytes are stored once. */
    ownerHash: z.string().max(140),
    blob: z.string().max(64),
    name: z.string().max(100),
    /** The name in lower case, for searching. */
    search: z.string().max(200).default(''),
    type: imageType,
    fileSize: z.int().min(1),
    width: z.int().min(1),
    height: z.int().min(1),
    createdAt: instant,
  }),
  blobs: z.object({ id: z.string().max(64), bytes: z.instanceof(Uint8Array) }),
  /**
   * `region` null: offered everywhere. `owner` null: a system font. `deleted`: removed from the list; the bytes stay
   * until no design of the owner needs them (docs/rules/backend.md U15). `shelf`: the list that contains it, set by `shelved`.
   */
  fonts: font.extend({
    region: region.nullable(),
    owner: id.nullable().default(null),
    blob: z.string().max(64).nullable().default(null),
    deleted: z.boolean().default(false),
    shelf: z.string().max(80).default(''),
  }),
  /** `order`: place in the list. */
  assembly: assembly.extend({ order: z.int().min(0).default(0) }),
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
  /** AI picture tasks. `id`: owner and the client's task id; `day`: in the owner's region. */
  aiTasks: z.object({
    id: z.string().max(140),
    owner: id,
    taskId: z.string().max(64),
    prompt: z.string().max(unitsOf(AI_PROMPT_MAX)),
    submittedAt: instant,
    day: z.iso.date(),
    /** Null until there is a result. */
    outcome: z.enum(['success', 'failed', 'timedOut']).nullable(),
    images: z.array(z.string().max(300)).max(AI_IMAGES_MAX),
    /** The process that makes its pictures, and since when. */
    claim: z.object({ by: id, at: instant }).nullable().default(null),
  }),
  /** Beta members by user id. */
  aiBeta: z.object({ id, joinedAt: instant }),
  /** Texts and background removals of a user on a day in their region. `id`: owner and day. */
  aiUses: z.object({ id: z.string().max(100), texts: z.int().min(0), backgrounds: z.int().min(0) }),
  /** Used results, each once. */
  aiResults: z.object({
    id: z.string().max(200),
    owner: id,
    kind: z.enum(['image', 'name', 'description', 'expression']),
    text: z.string().max(AI_RESULT_MAX),
    at: instant,
  }),
  meta: z.object({ id, value: z.string().max(200) }),
} as const;

export type StoreName = keyof typeof recordSchemas;
export type RecordOf<S extends StoreName> = z.output<(typeof recordSchemas)[S]>;

export const STORE_NAMES = Object.keys(recordSchemas) as StoreName[];

/** Indexes of each store besides its key: lists are ordered by these fields and may be filtered by a prefix of them. */
export const INDEXES = {
  users: { phone: ['phone'], email: ['email'], thirdPartyId: ['thirdPartyId'] },
  sessions: { userId: ['userId'] },
  attempts: {},
  captchas: {},
  tickets: { userId: ['userId'] },
  drafts: { ownerShown: ['owner', 'shown', 'savedAt', 'id'] },
  docs: {},
  copyPictures: {},
  versions: { draft: ['draftId', 'seq', 'id'], draftNamed: ['draftId', 'named', 'seq', 'id'] },
  versionDocs: {},
  pictureSets: { owner: ['owner', 'savedAt', 'id'] },
  faces: {
    ownerUpdated: ['owner', 'shown', 'updatedAt', 'id'],
    ownerStatus: ['owner', 'shown', 'status', 'updatedAt', 'id'],
    ownerDownloads: ['owner', 'shown', 'downloads', 'id'],
    liveUpdated: ['live', 'updatedAt', 'id'],
    liveDownloads: ['live', 'downloads', 'id'],
    categoryDownloads: ['live', 'category', 'downloads', 'id'],
    due: ['waiting', 'dueAt', 'id'],
    ownerDue: ['owner', 'waiting', 'dueAt', 'id'],
    queue: ['queued', 'queuedAt', 'id'],
    payment: ['payment', 'id'],
  },
  copies: { copyId: ['copyId', 'id'], ownerCopy: ['owner', 'copyId', 'id'] },
  counts: {},
  builds: { face: ['faceId', 'createdAt', 'id'] },
  downloads: { ownerMonth: ['owner', 'month', 'id'] },
  files: {
    ownerHash: ['ownerHash'],
    owner: ['owner'],
    ownerNewest: ['owner', 'createdAt', 'id'],
    blob: ['blob', 'id'],
  },
  blobs: {},
  fonts: { shelf: ['shelf', 'id'], blob: ['blob'] },
  assembly: { typeOrder: ['type', 'order', 'id'] },
  ledger: { user: ['userId', 'at', 'id'] },
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
  aiTasks: { ownerDay: ['owner', 'day', 'id'], ownerNewest: ['owner', 'submittedAt', 'id'] },
  aiBeta: {},
  aiUses: {},
  aiResults: {},
  meta: {},
} as const satisfies { [S in StoreName]: Readonly<Record<string, readonly (keyof RecordOf<S>)[]>> };
export type IndexOf<S extends StoreName> = keyof (typeof INDEXES)[S] & string;

/** Unique indexes. */
export const UNIQUE: { readonly [S in StoreName]?: readonly IndexOf<S>[] } = {
  users: ['phone', 'email', 'thirdPartyId'],
  files: ['ownerHash'],
  orders: ['ownerOrder'],
};

/** The fields of an index. */
export const indexFields = (store: StoreName, index: string): readonly string[] =>
  (INDEXES[store] as Readonly<Record<string, readonly string[]>>)[index] ?? [];
