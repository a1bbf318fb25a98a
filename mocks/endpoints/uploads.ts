// Uploading a picture and reading a file back.
import { isRefusal, refuse } from '../domain/refusal';
import { type CheckedImage, decideUpload, ownerHash, uploadAnswer } from '../domain/uploads';
import { checkImage } from '../imageCheck';
import { preparedEndpoint } from './endpoint';

export const upload = preparedEndpoint<'upload', { image: CheckedImage; newId: string }>({
  stores: ['files'],
  write: true,
  prepare: async ({ body: { file } }, ports) => {
    const name = file instanceof File ? file.name : '';
    const checked = await checkImage({ name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }, ports);
    if (isRefusal(checked)) return checked;
    // Written before the record that names them; without that record nobody can reach them.
    await ports.blobs.put(checked.image.hash, checked.bytes);
    return { image: checked.image, newId: ports.ids.next() };
  },
  handle: async (tx, { prepared: { image, newId }, userId, now }) => {
    const [existing] = await tx.where('files', 'ownerHash', ownerHash(userId, image.hash));
    const { file, isNew } = decideUpload(existing, image, userId, newId, now);
    if (isNew) await tx.put('files', file);
    return uploadAnswer(file);
  },
});

export const file = preparedEndpoint<'file', Blob>({
  stores: [],
  prepare: async ({ params }, { uow, blobs }) => {
    const found = await uow.ro(['files'], (tx) => tx.get('files', params.id));
    const bytes = found && (await blobs.get(found.blob));
    return found && bytes ? new Blob([new Uint8Array(bytes)], { type: found.type }) : refuse('notFound');
  },
  handle: async (_, { prepared }) => prepared,
});
