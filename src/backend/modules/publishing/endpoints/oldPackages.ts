// Deletes packages that are no longer needed. A server's collection runs it.
import type { RecordOf, StoreName } from '@/backend/records';
import type { Ports, Tx } from '@/backend/shared/ports';
import { readAll } from '@/backend/shared/readPage';
import { readDesign } from '@/schemas/readDesign';
import { isOldPackage } from '../domain/oldPackages';
import { copyHash } from './editions';
import { liveDoc, reviewDoc } from './faceStore';

const STORES = ['faces', 'builds', 'docs', 'ledger', 'downloads', 'blobs'] as const satisfies readonly StoreName[];

/** The documents of a face: saved, in review and live. */
const docsOf = (tx: Tx, faceId: string) => tx.getAll('docs', [faceId, reviewDoc(faceId), liveDoc(faceId)]);

/** Whether the face has a sale, a share, or a download. */
async function isSold(tx: Tx, owner: string, faceId: string): Promise<boolean> {
  const match = [{ field: 'faceId', is: faceId }] as const;
  if ((await tx.count('ledger', { by: 'user', of: owner, match })) > 0) return true;
  return (await tx.count('downloads', { by: 'ownerMonth', of: owner, match })) > 0;
}

/** Ids of the owner's faces with a sale, a share, or a download. */
export async function soldFaces(tx: Tx, owner: string): Promise<ReadonlySet<string>> {
  const entries = await tx.tally('ledger', { by: 'user', of: owner }, { by: ['faceId'] });
  const downloads = await tx.tally('downloads', { by: 'ownerMonth', of: owner }, { by: ['faceId'] });
  return new Set([...entries, ...downloads].map(({ of }) => of.faceId));
}

type Build = RecordOf<'builds'>;

/** Deletes a task, and its package unless another record names the same bytes. */
async function deleteBuild(tx: Tx, { id, blob }: Build): Promise<void> {
  await tx.delete('builds', id);
  if (blob !== null && (await tx.count('builds', { by: 'blob', of: blob })) === 0) await tx.delete('blobs', blob);
}

/** Deletes the old tasks of one face with their packages. */
export async function collectPackages(
  faceId: string,
  now: number,
  unusedMs: number,
  { uow, hash }: Pick<Ports, 'uow' | 'hash'>,
): Promise<void> {
  const before = await uow.ro(STORES, async (tx) => {
    // Most faces have only recent tasks, and documents are large.
    const oldest = (await tx.list('builds', { by: 'face', of: faceId, order: 'ascending', limit: 1 }))[0];
    return oldest && now - oldest.createdAt >= unusedMs ? docsOf(tx, faceId) : null;
  });
  if (!before) return;
  const contents = new Set<string>();
  for (const stored of before) {
    const read = stored ? readDesign(stored.doc) : null;
    // If a document cannot be read, its content is unknown, so all packages stay.
    if (read && !read.ok) return;
    for (const copy of read?.design.copies ?? []) contents.add(await copyHash(copy, hash));
  }
  const seen = JSON.stringify(before);

  const oldOnes = async (tx: Tx): Promise<Build[]> => {
    const builds: Build[] = [];
    for await (const build of readAll(tx, 'builds', { by: 'face', of: faceId, order: 'ascending' })) builds.push(build);
    const owner = builds[0]?.owner;
    // A document that changed meanwhile is judged in the next round.
    if (owner === undefined || JSON.stringify(await docsOf(tx, faceId)) !== seen) return [];
    const face = await tx.get('faces', faceId);
    const uses = { face, contents, builds, isSold: await isSold(tx, owner, faceId) };
    return builds.filter((build) => isOldPackage(build, uses, now, unusedMs));
  };
  if ((await uow.ro(STORES, oldOnes)).length === 0) return;
  await uow.rw(STORES, async (tx) => {
    for (const build of await oldOnes(tx)) await deleteBuild(tx, build);
  });
}
