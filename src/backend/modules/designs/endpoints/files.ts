// Reading files: pictures and fonts.

import { refuse } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import type { Tx } from '@/backend/shared/ports';
import { fromBase64 } from '@/bytes/base64';

/** Font URLs contain a number and an unguessable part. */
const FONT_FILE = /^font-(\d{1,15})-/;

/** Type of a stored file, with its blob's key or its bytes. */
type FoundFile = { type: string } & ({ blob: string } | { bytes: Uint8Array<ArrayBuffer> | null });

/** The file with this id; undefined if there is none. */
async function find(tx: Tx, id: string): Promise<FoundFile | undefined> {
  const [, number] = FONT_FILE.exec(id) ?? [];
  if (number === undefined) {
    const picture = await tx.get('copyPictures', id);
    return picture ? { bytes: fromBase64(picture.png), type: 'image/png' } : tx.get('files', id);
  }
  const font = await tx.get('fonts', Number(number));
  return font?.blob && font.fontUrl === `/api/files/${id}` ? { blob: font.blob, type: 'font/ttf' } : undefined;
}

export const file = preparedEndpoint<'file', Blob>({
  stores: [],
  mode: 'read',
  prepare: async ({ params }, { uow, blobs }) => {
    const record = await uow.ro(['files', 'fonts', 'copyPictures'], (tx) => find(tx, params.id));
    const bytes = record && ('blob' in record ? await blobs.get(record.blob) : record.bytes);
    return record && bytes ? new Blob([new Uint8Array(bytes)], { type: record.type }) : refuse('notFound');
  },
  handle: async (_, { prepared }) => prepared,
});
