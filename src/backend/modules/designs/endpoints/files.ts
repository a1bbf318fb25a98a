// Reading files: pictures and fonts.

import { refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint, StoredFile } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { fromBase64 } from '@/bytes/base64';

/** Font URLs contain a number and an unguessable part. */
const FONT_FILE = /^font-(\d{1,15})-/;

/** The file with this id: stored bytes, or those of a copy's picture; undefined if there is none. */
async function find(tx: Tx, id: string): Promise<StoredFile | Blob | undefined> {
  const [, number] = FONT_FILE.exec(id) ?? [];
  if (number !== undefined) {
    const font = await tx.get('fonts', Number(number));
    return font?.blob && font.fontUrl === `/api/files/${id}` ? new StoredFile(font.blob, 'font/ttf', true) : undefined;
  }
  const picture = await tx.get('copyPictures', id);
  if (picture) return new Blob([fromBase64(picture.png) ?? new Uint8Array()], { type: 'image/png' });
  const record = await tx.get('files', id);
  return record && new StoredFile(record.blob, record.type, true);
}

export const file = preparedEndpoint<'file', StoredFile | Blob>({
  stores: [],
  mode: 'read',
  prepare: async ({ params }, { uow }) =>
    (await uow.ro(['files', 'fonts', 'copyPictures'], (tx) => find(tx, params.id))) ?? refuse('notFound'),
  handle: async (_, { prepared }) => prepared,
});
