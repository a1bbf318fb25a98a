// Stored versions of a design: the latest saves, and named states.
import { z } from 'zod';
import { hasGraphemes, unitsOf } from '../graphemes';
import { VERSION_NAME_MAX } from '../limits';
import { draftId } from './drafts';
import { page, pageParams } from './paging';

export const versionId = z.string().regex(/^[\w.-]{1,140}$/);

/** The version's name; empty for none. */
export const versionName = z
  .string()
  .max(unitsOf(VERSION_NAME_MAX))
  .trim()
  .refine((name) => hasGraphemes(name, { max: VERSION_NAME_MAX }), { error: 'too long' });

/** `rev`: the saved revision, 0 for a version from a device. `savedAt`: UTC ms. */
export const versionFacts = z.object({
  id: versionId,
  draftId,
  rev: z.int().min(0),
  name: versionName,
  savedAt: z.int().min(0),
});
export type VersionFacts = z.output<typeof versionFacts>;

export const versionPageParams = z.object({ ...pageParams(), id: draftId });
/** Newest first. */
export const versionPageData = page(versionFacts);
export const versionParams = z.object({ id: versionId });
export const versionData = versionFacts.extend({ doc: z.unknown() });
/** An empty name removes the name; the version then counts as one of the latest saves. */
export const versionNameBody = z.object({ id: versionId, name: versionName });
/**
 * A version from a device; repeating a `versionId` stores it once. Its time determines its place. If the version next to
 * that place has the same content and no other name, that one takes the name and none is added.
 */
export const versionKeepBody = z.object({
  id: draftId,
  versionId: z.string().regex(/^[\w-]{8,64}$/),
  name: versionName,
  savedAt: z.int().min(0).max(8.64e15),
  /** A design; `readDesign` bounds, migrates and validates it. */
  doc: z.unknown().refine((doc) => doc !== undefined, { error: 'doc is missing' }),
});
/** Null if it would be pruned immediately, because the account has enough later saves. */
export const versionKeepData = versionFacts.nullable();
