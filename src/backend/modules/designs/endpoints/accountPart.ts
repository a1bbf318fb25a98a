// Designs, versions, pictures and fonts of an account that is deleted.
import type { RecordOf } from '@/backend/records';
import { type AccountPart, BYTES_STORES, dropBytes } from '@/backend/shared/accountPart';
import type { Tx } from '@/backend/shared/ports';
import { allOf } from '@/backend/shared/readPage';
import { unsavedDraft } from '../domain/drafts';
import { SHELVES } from '../domain/fonts';
import { removeVersions, VERSION_STORES } from './versionStore';

/** The account's designs, also deleted ones. */
async function draftsOf(tx: Tx, owner: string): Promise<RecordOf<'drafts'>[]> {
  const of = (shown: string) => allOf(tx, 'drafts', { by: 'ownerShown', of: [owner, shown], order: 'ascending' });
  return [...(await of('yes')), ...(await of('no'))];
}

async function fontsOf(tx: Tx, owner: string): Promise<RecordOf<'fonts'>[]> {
  const of = (shelf: string) => allOf(tx, 'fonts', { by: 'shelf', of: shelf, order: 'ascending' });
  const all = [...(await of(SHELVES.own(owner))), ...(await of(SHELVES.deleted(owner)))];
  return all.filter((font) => font.owner === owner);
}

export const designsOfAccount: AccountPart = {
  stores: [...BYTES_STORES, ...VERSION_STORES, 'drafts', 'docs', 'copyPictures', 'pictureSets', 'storage'],
  erase: async (tx, { userId }, { blobs }) => {
    for (const { id, pictures = [], savedAt } of await draftsOf(tx, userId)) {
      await removeVersions(tx, id);
      for (const { file } of pictures) await tx.delete('copyPictures', file);
      await tx.delete('docs', id);
      // The id stays, so that nobody else can save a design under the id of a face that was sold.
      await tx.put('drafts', unsavedDraft(id, userId, savedAt));
    }
    const sets = await allOf(tx, 'pictureSets', { by: 'owner', of: userId, order: 'ascending' });
    for (const { id } of sets) await tx.delete('pictureSets', id);
    const files = await allOf(tx, 'files', { by: 'owner', of: userId, order: 'ascending' });
    for (const { id } of files) await tx.delete('files', id);
    const fonts = await fontsOf(tx, userId);
    for (const { id } of fonts) await tx.delete('fonts', id);
    await tx.delete('storage', userId);
    await dropBytes(
      tx,
      [...files, ...fonts].flatMap(({ blob }) => blob ?? []),
      blobs,
    );
  },
};
