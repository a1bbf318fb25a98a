// Versions of a design in the account: the last saves, and the states that the designer named.
import { z } from 'zod';
import { hasGraphemes, unitsOf } from '../graphemes';
import { VERSION_NAME_MAX } from '../limits';
import { draftId } from './drafts';
import { page, pageParams } from './paging';

export const versionId = z.string().regex(/^[\w.-]{1,140}$/);

/** What the designer calls a version; empty for none. */
export const versionName = z
  .string()
  .max(unitsOf(VERSION_NAME_MAX))
  .trim()
  .refine((name) => hasGraphemes(name, { max: VERSION_NAME_MAX }), { error: 'too long' });

/** `rev`: the revision it was saved as, 0 for one that was kept on a device before. `savedAt`: UTC ms. */
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
/** An empty name takes the name away: the version then counts among the last saves. */
export const versionNameBody = z.object({ id: versionId, name: versionName });
/** A version from a device; the same `versionId` twice is one version. Its time says where it goes. */
export const versionKeepBody = z.object({
  id: draftId,
  versionId: z.string().regex(/^[\w-]{8,64}$/),
  name: versionName,
  savedAt: z.int().min(0).max(8.64e15),
  /** A design; read by `readDesign`, which bounds, migrates and checks it. */
  doc: z.unknown().refine((doc) => doc !== undefined, { error: 'doc is missing' }),
});
/** Null where it would be pruned at once, because the account has enough later saves. */
export const versionKeepData = versionFacts.nullable();
