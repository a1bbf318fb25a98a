// Loads and writes faces with all related records, in the caller's transaction.

import type { RecordOf, StoreName } from '@/backend/records';
import type { AccountLimits } from '@/backend/shared/domain/accountLimits';
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

async function moveDocs(tx: Tx, before: Face | undefined, after: Face): Promise<void> {
  const { id, pending, approved } = after;
  if (approved && approved.at !== before?.approved?.at && before?.pending) {
    const looked = await tx.get('docs', reviewDoc(id));
    if (looked) await tx.put('docs', { id: liveDoc(id), doc: looked.doc });
  }
  if (!approved && before?.approved) await tx.delete('docs', liveDoc(id));
  if (!pending && before?.pending) await tx.delete('docs', reviewDoc(id));
}

/** The face in its current state, after recording changes due to time. */
export async function broughtUp(tx: Tx, face: Face, now: number, policy: AccountLimits): Promise<Face> {
  if (face.waiting === 'no' || face.dueAt > now) return face;
  const next = settled(face, await pendingBuilds(tx, face), now, policy);
  if (next !== face) await storeFace(tx, face, next);
  return next;
}

/** Maximum faces advanced per read; the rest follow with the next read. */
const DUE_MAX = 100;

/** Advances all due faces of a user, or of everyone. */
export async function bringUpDue(tx: Tx, owner: string | null, now: number, policy: AccountLimits): Promise<void> {
  const order = { order: 'ascending', limit: DUE_MAX } as const;
  const due = await (owner === null
    ? tx.list('faces', { by: 'due', of: 'yes', ...order })
    : tx.list('faces', { by: 'ownerDue', of: [owner, 'yes'], ...order }));
  for (const face of due) if (face.dueAt <= now) await broughtUp(tx, face, now, policy);
}

/** Names of the owners of these faces. */
export async function authorsOf(tx: Tx, faces: readonly Face[]): Promise<(face: Face) => string> {
  const owners = [...new Set(faces.map((face) => face.owner))];
  const users = await Promise.all(owners.map((owner) => tx.get('users', owner)));
  const names = new Map(owners.map((owner, index) => [owner, users[index]?.username ?? '']));
  return (face) => names.get(face.owner) ?? '';
}
