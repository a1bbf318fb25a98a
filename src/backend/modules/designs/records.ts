// Stored records of this module, and their indexes.
import { z } from 'zod';
import { fileIds, flag, id, instant } from '@/backend/shared/domain/recordFields';
import { modeName } from '@/schemas/design';
import { font } from '@/schemas/font';
import { unitsOf } from '@/schemas/graphemes';
import {
  COPIES_MAX,
  COPY_PICTURE_BYTES_MAX,
  PICTURE_SET_IMAGES_MAX,
  PICTURE_SET_NAME_MAX,
  VERSION_NAME_MAX,
} from '@/schemas/limits';
import { region } from '@/schemas/session';

export const designsRecords = {
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
} as const;

export const designsIndexes = {
  drafts: { ownerShown: ['owner', 'shown', 'savedAt', 'id'] },
  copyPictures: {},
  versions: { draft: ['draftId', 'seq', 'id'], draftNamed: ['draftId', 'named', 'seq', 'id'] },
  versionDocs: {},
  pictureSets: { owner: ['owner', 'savedAt', 'id'] },
  fonts: { shelf: ['shelf', 'id'], blob: ['blob'] },
} as const;
