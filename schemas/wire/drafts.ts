// Saving, reading, listing and deleting drafts (spec 7, Designs; docs/rules/backend.md L1-L3, L8, L15).
import { z } from 'zod';
import { DESIGN_NAME_MAX } from '../limits';
import { page, pageParams } from './paging';

/** Ids of designs; `page` and `save` are reserved path segments. */
export const draftId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .refine((id) => id !== 'page' && id !== 'save', { error: 'a reserved word' });

/** `baseRev` is the revision the edit is based on, 0 for a new design; repeating a `saveId` saves once. */
export const draftSaveBody = z.object({
  id: draftId,
  baseRev: z.int().min(0).max(1_000_000_000),
  saveId: z.string().regex(/^[\w-]{8,64}$/),
  /** A design; `readDesign` bounds, migrates and validates it. */
  doc: z.unknown().refine((doc) => doc !== undefined, { error: 'doc is missing' }),
});

/** The server's current revision, and when it was written (UTC ms). */
export const draftSaveData = z.object({ id: draftId, rev: z.int().min(1), savedAt: z.int().min(0) });

/** Data of a 409 response: the server's current revision. */
export const draftConflict = z.object({ rev: z.int().min(0) });

export const draftData = draftSaveData.extend({ doc: z.unknown() });
export const draftPageData = page(draftData);

export const draftParams = z.object({ id: draftId });
/**
 * `sent`: a first save of the design may still be under way. An unknown id is then deleted too, so that the save is refused
 * when it arrives.
 */
export const draftDeleteParams = z.object({ id: draftId, sent: z.literal('true').optional() });
export const draftPageParams = z.object({
  ...pageParams(),
  /** Part of the name in either language, ignoring case. */
  dialName: z
    .string()
    .max(DESIGN_NAME_MAX * 12)
    .optional(),
});
