// "My pictures": a user's uploads with their uses; only unused ones can be deleted; named picture sets.

import type { RecordOf } from '@/backend/records';
import { refuse } from '@/backend/shared/domain/refusal';
import { uploadAnswer } from '@/backend/shared/domain/uploads';
import { endpoint } from '@/backend/shared/endpoint';
import type { ModulePorts } from '@/backend/shared/modulePorts';
import type { Tx } from '@/backend/shared/ports';
import { allOf, readPage } from '@/backend/shared/readPage';
import { countBytes, usedBy } from '@/backend/shared/storage';
import { fileIdOf } from '@/schemas/imageRef';
import { PICTURE_SETS_MAX } from '@/schemas/limits';
import type { DataOf } from '@/schemas/wire/operations';
import type { PictureUse } from '@/schemas/wire/pictures';
import { isUsed, pictureUses } from '../domain/pictures';

const DAY_MS = 24 * 3_600_000;

/** Stores needed by `picturesInUse`, besides those of the port of faces. */
export const USER_STORES = ['drafts', 'pictureSets', 'users', 'aiTasks'] as const;

/** Returns a function that lists the owner's uses of a file. */
export async function picturesInUse(
  tx: Tx,
  owner: string,
  { facesOfDraft }: Pick<ModulePorts, 'facesOfDraft'>,
): Promise<(fileId: string) => PictureUse> {
  const drafts = await allOf(tx, 'drafts', { by: 'ownerShown', of: [owner, 'yes'], order: 'descending' });
  const sets = await allOf(tx, 'pictureSets', { by: 'owner', of: owner, order: 'descending' });
  const tasks = await allOf(tx, 'aiTasks', { by: 'ownerNewest', of: owner, order: 'descending' });
  const faceFiles = await facesOfDraft.filesOf(tx, owner);
  const avatar = (await tx.get('users', owner))?.avatar ?? '';
  const aiFiles = new Set(tasks.flatMap(({ images }) => images.flatMap((url) => fileIdOf(url) ?? [])));
  return pictureUses({ drafts, sets, faceFiles, avatar, aiFiles });
}

export const picturePage = endpoint<'picturePage'>({
  stores: ['files', 'storage', ...USER_STORES],
  mode: 'read',
  uses: ['facesOfDraft'],
  handle: async (tx, { params, userId, modules, ports: { policy } }) => {
    const part = params.name?.trim().toLowerCase() ?? '';
    const match = part === '' ? undefined : [{ field: 'search', contains: part } as const];
    const newest = { by: 'ownerNewest', of: userId, match, order: 'descending' } as const;
    const page = await readPage(tx, 'files', newest, params);
    const lookUp = page.records.length > 0 ? await picturesInUse(tx, userId, modules) : null;
    const records = page.records.flatMap((file) =>
      lookUp ? [{ ...uploadAnswer(file), createdAt: file.createdAt, use: lookUp(file.id) }] : [],
    );
    const storage = { used: await usedBy(tx, userId), most: policy.storageBytes };
    const unusedDays = policy.unusedMs === null ? null : Math.ceil(policy.unusedMs / DAY_MS);
    return { ...page, records, storage, unusedDays };
  },
});

export const pictureDelete = endpoint<'pictureDelete'>({
  stores: ['files', 'storage', 'blobs', ...USER_STORES],
  uses: ['facesOfDraft'],
  mode: 'write',
  handle: async (tx, { params, userId, modules }) => {
    const file = await tx.get('files', params.id);
    if (file?.owner !== userId) return null;
    const use = (await picturesInUse(tx, userId, modules))(file.id);
    if (isUsed(use)) return refuse('pictureInUse', { use });
    await deletePicture(tx, file);
    return null;
  },
});

/** Deletes a picture, and its bytes unless another record names them. */
export async function deletePicture(tx: Tx, file: RecordOf<'files'>): Promise<void> {
  await tx.delete('files', file.id);
  await countBytes(tx, file.owner, -file.fileSize);
  // Another user may have uploaded the same bytes.
  if ((await tx.count('files', { by: 'blob', of: file.blob })) === 0) await tx.delete('blobs', file.blob);
}

type SetRecord = RecordOf<'pictureSets'>;

async function answered(tx: Tx, { setId, name, savedAt, files }: SetRecord): Promise<DataOf<'pictureSetSave'>> {
  const records = await Promise.all(files.map((id) => tx.get('files', id)));
  return { id: setId, name, savedAt, images: records.flatMap((file) => (file ? [uploadAnswer(file)] : [])) };
}

const keyOf = (owner: string, setId: string): string => `${owner}/${setId}`;

export const pictureSetPage = endpoint<'pictureSetPage'>({
  stores: ['pictureSets', 'files'],
  mode: 'read',
  handle: async (tx, { params, userId }) => {
    const page = await readPage(tx, 'pictureSets', { by: 'owner', of: userId, order: 'descending' }, params);
    return { ...page, records: await Promise.all(page.records.map((set) => answered(tx, set))) };
  },
});

export const pictureSetSave = endpoint<'pictureSetSave'>({
  stores: ['pictureSets', 'files'],
  mode: 'write',
  handle: async (tx, { body, userId, now }) => {
    const id = keyOf(userId, body.id);
    const existing = await tx.get('pictureSets', id);
    const files = await Promise.all(body.files.map((file) => tx.get('files', file)));
    if (files.some((file) => file?.owner !== userId)) return refuse('missingAssets');
    if (!existing && (await tx.count('pictureSets', { by: 'owner', of: userId })) >= PICTURE_SETS_MAX)
      return refuse('tooManyPictureSets');
    const set: SetRecord = { id, owner: userId, setId: body.id, name: body.name, files: body.files, savedAt: now };
    const isSame = existing && existing.name === set.name && existing.files.join() === set.files.join();
    if (!isSame) await tx.put('pictureSets', set);
    return answered(tx, isSame ? existing : set);
  },
});

export const pictureSetDelete = endpoint<'pictureSetDelete'>({
  stores: ['pictureSets'],
  mode: 'write',
  handle: async (tx, { params, userId }) => {
    await tx.delete('pictureSets', keyOf(userId, params.id));
    return null;
  },
});
