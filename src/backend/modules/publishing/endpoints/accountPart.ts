// Faces of an account that is deleted: they go offline, and only what buyers and the accounts of the operator need stays.
import { type AccountPart, BYTES_STORES, dropBytes } from '@/backend/shared/accountPart';
import { wasPublished } from '@/backend/shared/domain/ownFaces';
import type { Tx } from '@/backend/shared/ports';
import { allOf, readPage } from '@/backend/shared/readPage';
import { abandoned, type Face } from '../domain/lifecycle';
import { FACE_STORES, storeFace } from './faceStore';
import { soldFaces } from './oldPackages';

/**
 * Deletes the face's build tasks, except its packages if it was published or sold: buyers keep them, and sales may be
 * imported later. The collection deletes those that nobody bought. Returns the bytes of the deleted tasks.
 */
async function dropBuilds(tx: Tx, face: Face, sold: () => Promise<ReadonlySet<string>>): Promise<string[]> {
  const builds = await allOf(tx, 'builds', { by: 'face', of: face.id, order: 'ascending' });
  const isPackage = ({ kind, blob }: (typeof builds)[number]) => kind === 'publish' && blob !== null;
  const staying = builds.some(isPackage) && (wasPublished(face) || (await sold()).has(face.id));
  const dropped = builds.filter((build) => !(staying && isPackage(build)));
  for (const { id } of dropped) await tx.delete('builds', id);
  return dropped.flatMap(({ blob }) => blob ?? []);
}

/** Without the ids of moderators. */
const ownFace = ({ id, status, updatedAt, payment, facts, approved, pending, downloads, reason, history }: Face) => ({
  ...{ id, status, updatedAt, payment, downloads, details: facts, reason },
  published: approved && { rev: approved.rev, at: approved.at, details: approved.facts },
  submitted: pending && { rev: pending.rev, since: pending.since, stage: pending.stage, details: pending.facts },
  history: history.map(({ by: _, ...event }) => event),
});

export const publishingOfAccount: AccountPart = {
  stores: [...FACE_STORES, ...BYTES_STORES, 'ledger', 'downloads'],
  erase: async (tx, { userId, now }, { policy, blobs }) => {
    const hashes: string[] = [];
    let read: ReadonlySet<string> | null = null;
    const sold = async () => {
      read ??= await soldFaces(tx, userId);
      return read;
    };
    for (const shown of ['yes', 'no'] as const)
      for (const face of await allOf(tx, 'faces', { by: 'ownerUpdated', of: [userId, shown], order: 'ascending' })) {
        await storeFace(tx, face, abandoned(face, now, policy));
        hashes.push(...(await dropBuilds(tx, face, sold)));
      }
    const copies = await allOf(tx, 'copies', { by: 'ownerCopy', of: userId, order: 'ascending' });
    for (const { id } of copies) await tx.delete('copies', id);
    await tx.delete('counts', userId);
    await dropBytes(tx, hashes, blobs);
  },
  records: {
    faces: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(
        tx,
        'faces',
        { by: 'ownerUpdated', of: [owner, 'yes'], order: 'descending' },
        page,
      );
      return { ...rest, records: records.map(ownFace) };
    },
    downloads: async (tx, owner, page) => {
      const { records, ...rest } = await readPage(
        tx,
        'downloads',
        { by: 'ownerMonth', of: owner, order: 'ascending' },
        page,
      );
      return { ...rest, records: records.map(({ faceId, month, days, total }) => ({ faceId, month, days, total })) };
    },
  },
};
