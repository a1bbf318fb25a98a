// What the backend stores: one schema per store. Keys are `id`; the indexes are named beside them.
import { z } from 'zod';
import { font } from '@/schemas/font';
import { region, user } from '@/schemas/session';
import { assembly } from '@/schemas/wire/assembly';
import { imageType } from '@/schemas/wire/uploads';

const id = z.string().min(1).max(64);
const instant = z.int().min(0);

/** By its kind: a browser's own derivation, or that of a server in its own notation, with salt and cost. */
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

export const recordSchemas = {
  users: user.omit({ userId: true, hasPassword: true }).extend({
    id,
    /** Null until one is set: accounts of a third party, or of a phone that signed in by code. */
    password: passwordRecord.nullable(),
    /** Hash of the provider and what it calls the person; null without a third party. */
    thirdPartyId: z.string().max(64).nullable().default(null),
  }),
  /** `id` is the hash of the token: the token itself is stored nowhere. */
  sessions: z.object({ id: z.string().max(64), userId: id, seenAt: instant }),
  /** Wrong passwords by user id. */
  attempts: z.object({ id, at: z.array(instant).max(100) }),
  /** Codes that were sent, by the hash of way, account and type. `code` is hashed, and null once it counts no more. */
  captchas: z.object({
    id: z.string().max(64),
    code: z.string().max(64).nullable(),
    tries: z.int().min(0),
    /** When codes were sent within the day, the newest last. */
    sentAt: z.array(instant).max(100),
  }),
  /** Verification tickets, by the hash of the ticket; gone when used. */
  tickets: z.object({ id: z.string().max(64), userId: id, issuedAt: instant }),
  /** Facts of a draft; its document stands in `docs`, so that lists stay light. A deleted one keeps its facts. */
  drafts: z.object({
    id,
    owner: id,
    rev: z.int().min(1),
    savedAt: instant,
    names: z.array(z.string().max(1000)).max(2),
    /** Both names in lower case, for the search. */
    search: z.string().max(2001).default(''),
    deleted: z.boolean(),
    /** Whether lists show it: indexes hold texts and numbers alone. */
    shown: z.enum(['yes', 'no']).default('yes'),
    /** The last saves, so that a repeat is recognised. */
    saves: z
      .array(z.object({ saveId: z.string().max(64), hash: z.string().max(64), rev: z.int().min(1), savedAt: instant }))
      .max(100),
  }),
  docs: z.object({ id, doc: z.unknown() }),
  files: z.object({
    id,
    owner: id,
    /** Owner and content hash: the same bytes twice are one file. */
    ownerHash: z.string().max(140),
    blob: z.string().max(64),
    name: z.string().max(100),
    type: imageType,
    fileSize: z.int().min(1),
    width: z.int().min(1),
    height: z.int().min(1),
    createdAt: instant,
  }),
  blobs: z.object({ id: z.string().max(64), bytes: z.instanceof(Uint8Array) }),
  /**
   * `region` null: offered everywhere. `owner` null: everybody's. `deleted`: gone from the list; the bytes wait until no
   * design of the owner needs them (backend.md U15). `shelf`: the list it stands in, by `shelved`.
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
  meta: z.object({ id, value: z.string().max(200) }),
} as const;

export type StoreName = keyof typeof recordSchemas;
export type RecordOf<S extends StoreName> = z.output<(typeof recordSchemas)[S]>;

export const STORE_NAMES = Object.keys(recordSchemas) as StoreName[];

/** Ways to list each store beside the order of its keys: by these fields, the first ones of which a list may be narrowed by. */
export const INDEXES = {
  users: { phone: ['phone'], email: ['email'], thirdPartyId: ['thirdPartyId'] },
  sessions: { userId: ['userId'] },
  attempts: {},
  captchas: {},
  tickets: { userId: ['userId'] },
  drafts: { ownerShown: ['owner', 'shown', 'savedAt', 'id'] },
  docs: {},
  files: { ownerHash: ['ownerHash'], owner: ['owner'] },
  blobs: {},
  fonts: { shelf: ['shelf', 'id'], blob: ['blob'] },
  assembly: { typeOrder: ['type', 'order', 'id'] },
  meta: {},
} as const satisfies { [S in StoreName]: Readonly<Record<string, readonly (keyof RecordOf<S>)[]>> };
export type IndexOf<S extends StoreName> = keyof (typeof INDEXES)[S] & string;

/** Indexes in which no two records may have the same values. */
export const UNIQUE: { readonly [S in StoreName]?: readonly IndexOf<S>[] } = {
  users: ['phone', 'email', 'thirdPartyId'],
  files: ['ownerHash'],
};

/** The fields of an index. */
export const indexFields = (store: StoreName, index: string): readonly string[] =>
  (INDEXES[store] as Readonly<Record<string, readonly string[]>>)[index] ?? [];
