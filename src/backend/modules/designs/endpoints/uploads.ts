// Upload endpoints for one or several pictures.

import { IMAGE_STORES, type ReadyImage, roomForImages, stored, storeImage } from '@/backend/shared/blobs';
import { isRefusal, type Refusal, refusalAt } from '@/backend/shared/domain/refusal';
import { preparedEndpoint } from '@/backend/shared/endpoint';
import { checkImage, type KeptImage } from '@/backend/shared/imageCheck';
import type { Ports } from '@/backend/shared/ports';
import { roomBefore } from '@/backend/shared/storage';

async function checked(file: Blob, ports: Ports, compress = false): Promise<KeptImage | Refusal> {
  const name = file instanceof File ? file.name : '';
  return checkImage(file, name, ports, compress);
}

/** Refuses checked pictures for which the caller has no room, before their bytes are stored. */
const roomForCaller = (images: readonly KeptImage[], ports: Ports, sessionId: string | null): Promise<Refusal | null> =>
  roomBefore(ports, sessionId, IMAGE_STORES, (tx, owner) =>
    roomForImages(
      tx,
      owner,
      images.map(({ image }) => image),
      ports.policy,
    ),
  );

export const upload = preparedEndpoint<'upload', ReadyImage>({
  stores: IMAGE_STORES,
  mode: 'own',
  prepare: async ({ body: { file }, params: { compress }, sessionId }, ports) => {
    const image = await checked(file, ports, compress);
    if (isRefusal(image)) return image;
    return (await roomForCaller([image], ports, sessionId)) ?? stored(image, ports);
  },
  handle: async (tx, { prepared, userId, now, ports }) =>
    (await roomForImages(tx, userId, [prepared.image], ports.policy)) ?? storeImage(tx, prepared, { userId, now }),
});

/** All files are checked before any is stored, in one transaction: all or none (docs/rules/backend.md U8). */
export const listUpload = preparedEndpoint<'listUpload', ReadyImage[]>({
  stores: IMAGE_STORES,
  mode: 'own',
  prepare: async ({ body: { files }, sessionId }, ports) => {
    const images: KeptImage[] = [];
    for (const [index, file] of files.entries()) {
      const image = await checked(file, ports);
      if (isRefusal(image)) return refusalAt(image, index);
      images.push(image);
    }
    const full = await roomForCaller(images, ports, sessionId);
    if (full) return full;
    const ready: ReadyImage[] = [];
    for (const image of images) ready.push(await stored(image, ports));
    return ready;
  },
  handle: async (tx, { prepared, userId, now, ports }) => {
    const images = prepared.map(({ image }) => image);
    const full = await roomForImages(tx, userId, images, ports.policy);
    if (full) return full;
    const answers = [];
    for (const ready of prepared) answers.push(await storeImage(tx, ready, { userId, now }));
    return answers;
  },
});
