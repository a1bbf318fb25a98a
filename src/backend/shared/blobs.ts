// Stores checked pictures: bytes outside the transaction, then the record of an upload inside it.
import type { Refusal } from './domain/refusal';
import { type CheckedImage, decideUpload, ownerHash, uploadAnswer } from './domain/uploads';
import type { KeptImage } from './imageCheck';
import type { Ports, Tx } from './ports';
import { countBytes, roomFor } from './storage';

export interface ReadyImage {
  image: CheckedImage;
  newId: string;
}

/** Written before the record that refers to them; without it they are unreachable. */
export async function stored({ image, bytes }: KeptImage, ports: Ports): Promise<ReadyImage> {
  await ports.blobs.put(image.hash, bytes);
  return { image, newId: ports.ids.next() };
}

/** Stores needed by `storeImage` and `roomForImages`. */
export const IMAGE_STORES = ['files', 'storage'] as const;

const sameAs = async (tx: Tx, owner: string, hash: string) =>
  (await tx.list('files', { by: 'ownerHash', of: ownerHash(owner, hash), order: 'ascending', limit: 1 }))[0];

/** Refuses pictures for which the account has no room; the same bytes are stored once. */
export async function roomForImages(
  tx: Tx,
  owner: string,
  images: readonly CheckedImage[],
  policy: Ports['policy'],
): Promise<Refusal | null> {
  const sizes = new Map(images.map(({ hash, fileSize }) => [hash, fileSize]));
  let bytes = 0;
  for (const [hash, size] of sizes) if (!(await sameAs(tx, owner, hash))) bytes += size;
  return roomFor(tx, owner, bytes, policy);
}

export async function storeImage(
  tx: Tx,
  { image, newId }: ReadyImage,
  { userId, now }: { userId: string; now: number },
) {
  const { file, isNew } = decideUpload(await sameAs(tx, userId, image.hash), image, userId, newId, now);
  // Whoever uploads it will use it: its time without a use starts again.
  const { unusedSince, ...renewed } = file;
  if (isNew || unusedSince !== undefined) await tx.put('files', renewed);
  if (isNew) await countBytes(tx, userId, file.fileSize);
  return uploadAnswer(file);
}
