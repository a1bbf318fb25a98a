// A designer's uploaded pictures, their uses, and named sets.
import { z } from 'zod';
import { hasGraphemes, unitsOf } from '../graphemes';
import { PICTURE_SET_IMAGES_MAX, PICTURE_SET_NAME_MAX, PICTURE_SETS_MAX } from '../limits';
import { page, pageParams } from './paging';
import { uploadData } from './uploads';

/** Designs listed per picture; `count` has the total. */
export const USED_BY_MAX = 5;

/** A design with its two names. One of them may be empty. */
const namedDesign = z.object({
  id: z.string().max(64),
  dialNameCn: z.string().max(1000),
  dialName: z.string().max(1000),
});

/** Uses of a picture: designs including versions, sets, and others (store pictures, avatar, AI history). */
export const pictureUse = z.object({
  designs: z.array(namedDesign).max(USED_BY_MAX),
  designCount: z.int().min(0),
  sets: z.array(z.string().max(1000)).max(PICTURE_SETS_MAX),
  elsewhere: z.boolean(),
});
export type PictureUse = z.output<typeof pictureUse>;

/** `createdAt`: UTC ms. */
export const pictureData = uploadData.extend({ createdAt: z.int().min(0), use: pictureUse });

export const picturePageParams = z.object({
  ...pageParams(),
  /** Part of the file name, ignoring case. */
  name: z.string().max(100).optional(),
});
/** Newest first. `storage`: bytes of the account's pictures and fonts. `unusedDays`: when unused pictures are deleted, if they are. */
export const picturePageData = page(pictureData).extend({
  storage: z.object({ used: z.int().min(0), most: z.int().min(0) }),
  unusedDays: z.int().min(1).nullable(),
});
export const pictureParams = z.object({ id: z.string().regex(/^[\w.-]{1,64}$/) });
/** Data of a refusal to delete a picture. */
export const pictureInUse = z.object({ use: pictureUse });

const setId = z.string().regex(/^[\w-]{1,64}$/);
export const pictureSetName = z
  .string()
  .max(unitsOf(PICTURE_SET_NAME_MAX))
  .trim()
  .refine((name) => hasGraphemes(name, { min: 1, max: PICTURE_SET_NAME_MAX }), { error: 'empty or too long' });

/** Pictures in order. Repeating an id replaces the set. */
export const pictureSetBody = z.object({
  id: setId,
  name: pictureSetName,
  files: z
    .array(z.string().regex(/^[\w.-]{1,64}$/))
    .min(1)
    .max(PICTURE_SET_IMAGES_MAX),
});
export const pictureSetData = z.object({
  id: setId,
  name: z.string().max(unitsOf(PICTURE_SET_NAME_MAX)),
  savedAt: z.int().min(0),
  images: z.array(uploadData).max(PICTURE_SET_IMAGES_MAX),
});
export const pictureSetPageParams = z.object(pageParams());
export const pictureSetPageData = page(pictureSetData);
export const pictureSetParams = z.object({ id: setId });
