// Loads and writes faces with all related records, in the caller's transaction.

import type { RecordOf, StoreName } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
import type { DueWork } from '@/backend/shared/dueWork';
import type { Tx } from '@/backend/shared/ports';
import { countsAfter } from '../domain/faces';
import { type Face, settled } from '../domain/lifecycle';

/** Stores needed to read or change a face. */
export const FACE_STORES = [
  'faces',
  'builds',
  'docs',
  'drafts',
  'counts',
  'copies',
  'users',
] as const satisfies readonly StoreName[];

/** Keys of documents besides the working one: the revision in review, and the released one. */
export const reviewDoc = (id: string): string => `${id}.review`;
export const liveDoc = (id: string): string => `${id}.live`;

/** A copy's key. */
export const copyKey = (faceId: string, copyId: string): string => `${faceId}/${copyId}`;

/** Maximum build tasks read per face; those of the pending revision are the newest. */
const BUILDS_READ = 100;

/** Tasks of a face, newest first. */
export const buildsOf = (tx: Tx, faceId: string): Promise<RecordOf<'builds'>[]> =>
  tx.list('builds', { by: 'face', of: faceId, order: 'descending', limit: BUILDS_READ });

/** Tasks that the pending revision waits for. */
export async function pendingBuilds(tx: Tx, { id, pending }: Face): Promise<RecordOf<'builds'>[]> {
  if (pending?.stage !== 'building') return [];
  const ids = new Set(pending.builds);
  return (await buildsOf(tx, id)).filter((build) => ids.has(build.id));
}

/** Writes a face, its owner's counts, the keys of its copies and the documents of its state. */
export async function storeFace(tx: Tx, before: Face | undefined, after: Face): Promise<void> {
  const { id, owner } = after;
  await tx.put('faces', after);
  if (before?.status !== after.status || before.shown !== after.shown) {
    const counts = countsAfter(await tx.get('counts', owner), before, after);
    await tx.put('counts', { ...counts, id: owner });
  }
  const copies = new Set(after.copies.map((copy) => copy.id));
  for (const copy of before?.copies ?? [])
    if (!copies.has(copy.id))
      await tx.put('copies', { id: copyKey(id, copy.id), owner, copyId: copy.id, faceId: id, shown: 'no' });
  for (const copyId of copies)
    if (!before?.copies.some((copy) => copy.id === copyId))
      await tx.put('copies', { id: copyKey(id, copyId), owner, copyId, faceId: id, shown: 'yes' });
  await moveDocs(tx, before, after);
}

/** Whether the change releases the document in review. */
const isRelease = (before: Face | undefined, { approved }: Face): boolean =>
  approved !== null && approved.at !== before?.approved?.at && before?.pending != null;

/** Key of the released document of a face that was read as `stored`. */
export const releasedDoc = (stored: Face, face: Face): string =>
  isRelease(stored, face) ? reviewDoc(face.id) : liveDoc(face.id);

async function moveDocs(tx: Tx, before: Face | undefined, after: Face): Promise<void> {
  const { id, pending, approved } = after;
  if (isRelease(before, after)) {
    const looked = await tx.get('docs', reviewDoc(id));
    if (looked) await tx.put('docs', { id: liveDoc(id), doc: looked.doc });
  }
  if (!approved && before?.approved) await tx.delete('docs', liveDoc(id));
  if (!pending && before?.pending) await tx.delete('docs', reviewDoc(id));
}

const isDue = ({ waiting, dueAt }: Face, now: number): boolean => waiting === 'yes' && dueAt <= now;

/** The face at an instant. Records nothing, so that reads can use it. */
export async function faceAt(tx: Tx, face: Face, now: number, policy: AccountLimits): Promise<Face> {
  return isDue(face, now) ? settled(face, await pendingBuilds(tx, face), now, policy) : face;
}

/** For writes: also stores the changes due to time. */
export async function broughtUp(tx: Tx, face: Face, now: number, policy: AccountLimits): Promise<Face> {
  const next = await faceAt(tx, face, now, policy);
  if (next !== face) await storeFace(tx, face, next);
  return next;
}

/** Faces whose state changes by time alone. */
export const dueFaces: DueWork = {
  stores: FACE_STORES,
  find: async (tx, now, limit) => {
    const soonest = { by: 'due', of: 'yes', order: 'ascending' } as const;
    const [first] = await tx.list('faces', { ...soonest, limit: 1 });
    if (!first || !isDue(first, now)) return [];
    return (await tx.list('faces', { ...soonest, limit })).filter((face) => isDue(face, now)).map(({ id }) => id);
  },
  bringUp: async (tx, id, now, { policy }) => {
    const face = await tx.get('faces', id);
    return face !== undefined && (await broughtUp(tx, face, now, policy)) !== face;
  },
};

/** Names of the owners of these faces. */
export async function authorsOf(tx: Tx, faces: readonly Face[]): Promise<(face: Face) => string> {
  const owners = [...new Set(faces.map((face) => face.owner))];
  const users = await tx.getAll('users', owners);
  const names = new Map(owners.map((owner, index) => [owner, users[index]?.username ?? '']));
  return (face) => names.get(face.owner) ?? '';
}
