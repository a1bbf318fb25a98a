// Deletes an account's pictures that nothing has used for a while. A server's collection runs it.
import type { RecordOf, StoreName } from '@/backend/records';
import type { ModulePorts } from '@/backend/shared/modulePorts';
import type { Ports, Tx } from '@/backend/shared/ports';
import { allOf } from '@/backend/shared/readPage';
import { isUsed } from '../domain/pictures';
import { decideUnused } from '../domain/unusedPictures';
import { deletePicture, picturesInUse, USER_STORES } from './pictures';

const STORES = ['files', 'storage', 'blobs', ...USER_STORES] as const satisfies readonly StoreName[];

type Change = [file: RecordOf<'files'>, decision: RecordOf<'files'> | 'delete'];

/** Marks and deletes pictures of one account; designs, versions, sets, faces, the avatar and AI pictures count as uses. */
export async function collectPictures(
  owner: string,
  now: number,
  unusedMs: number,
  { uow }: Pick<Ports, 'uow'>,
  { facesOfDraft }: Pick<ModulePorts, 'facesOfDraft'>,
): Promise<void> {
  const stores = [...new Set([...STORES, ...facesOfDraft.stores])];
  const decide = async (tx: Tx): Promise<Change[]> => {
    const files = await allOf(tx, 'files', { by: 'owner', of: owner, order: 'ascending' });
    if (files.length === 0) return [];
    const useOf = await picturesInUse(tx, owner, { facesOfDraft });
    return files.flatMap((file): Change[] => {
      const decision = decideUnused(file, isUsed(useOf(file.id)), now, unusedMs);
      return decision === null ? [] : [[file, decision]];
    });
  };
  // Most accounts need no change, and a read blocks no other call.
  if ((await uow.ro(stores, decide)).length === 0) return;
  const work = async (tx: Tx) => {
    for (const [file, decision] of await decide(tx))
      await (decision === 'delete' ? deletePicture(tx, file) : tx.put('files', decision));
  };
  // In the account's turn, so that no save of its owner names a picture meanwhile.
  await uow.rw(stores, work, { account: owner });
}
