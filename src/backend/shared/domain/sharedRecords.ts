// Stored records that several modules use, and their indexes.
import { z } from 'zod';
import { assembly } from '@/schemas/wire/assembly';
import { imageType } from '@/schemas/wire/uploads';
import { id, instant } from './recordFields';

export const sharedRecords = {
  docs: z.object({ id: z.string().max(80), doc: z.unknown() }),
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
    /** Since when the collection has seen that nothing uses it; absent for a file in use. */
    unusedSince: instant.optional(),
  }),
  /** Bytes of an owner's uploads: pictures, and fonts whose bytes are stored. `id`: the owner. */
  storage: z.object({ id, bytes: z.int().min(0) }),
  blobs: z.object({ id: z.string().max(64), bytes: z.instanceof(Uint8Array) }),
  /** `order`: place in the list. */
  assembly: assembly.extend({ order: z.int().min(0).default(0) }),
  meta: z.object({ id, value: z.string().max(200) }),
} as const;

export const sharedIndexes = {
  docs: {},
  downloads: { ownerMonth: ['owner', 'month', 'id'] },
  files: {
    ownerHash: ['ownerHash'],
    owner: ['owner'],
    ownerNewest: ['owner', 'createdAt', 'id'],
    blob: ['blob', 'id'],
  },
  storage: {},
  blobs: {},
  assembly: { typeOrder: ['type', 'order', 'id'] },
  meta: {},
} as const;

export const sharedUnique = {
  files: ['ownerHash'],
} as const;
