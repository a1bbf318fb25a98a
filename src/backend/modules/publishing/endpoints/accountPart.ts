// Faces of an account that is deleted: they go offline, and only what buyers and the accounts of the operator need stays.
import { type AccountPart, BYTES_STORES, dropBytes } from '@/backend/shared/accountPart';
import type { Tx } from '@/backend/shared/ports';
import { allOf, readPage } from '@/backend/shared/readPage';
import { abandoned, type Face } from '../domain/lifecycle';
import { FACE_STORES, storeFace } from './faceStore';
import { isSold } from './oldPackages';

/** Deletes the face's build tasks, except the published packages of a sold face, which its buyers keep. Returns their bytes. */
async function dropBuilds(tx: Tx, { id, owner }: Face): Promise<string[]> {
  const hashes: string[] = [];
  const staying = await isSold(tx, owner, id);
  for (const build of await allOf(tx, 'builds', { by: 'face', of: id, order: 'ascending' })) {
    if (staying && build.kind === 'publish' && build.blob !== null) continue;
    await tx.delete('builds', build.id);
    if (build.blob !== null) hashes.push(build.blob);
  }
  return hashes;
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
  erase: async (tx, { userId }, { policy }) => {
    const hashes: string[] = [];
    for (const shown of ['yes', 'no'] as const)
      for (const face of await allOf(tx, 'faces', { by: 'ownerUpdated', of: [userId, shown], order: 'ascending' })) {
        await storeFace(tx, face, abandoned(face, policy));
        hashes.push(...(await dropBuilds(tx, face)));
      }
    const copies = await allOf(tx, 'copies', { by: 'ownerCopy', of: userId, order: 'ascending' });
    for (const { id } of copies) await tx.delete('copies', id);
    await tx.delete('counts', userId);
    await dropBytes(tx, hashes);
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
