// Stores checked pictures: bytes outside the transaction, then the record of an upload inside it.
import { type CheckedImage, decideUpload, ownerHash, uploadAnswer } from './domain/uploads';
import type { KeptImage } from './imageCheck';
import type { Ports, Tx } from './ports';

export interface ReadyImage {
  image: CheckedImage;
  newId: string;
}

/** Written before the record that refers to them; without it they are unreachable. */
export async function stored({ image, bytes }: KeptImage, ports: Ports): Promise<ReadyImage> {
  await ports.blobs.put(image.hash, bytes);
  return { image, newId: ports.ids.next() };
}

export async function kept(tx: Tx, { image, newId }: ReadyImage, { userId, now }: { userId: string; now: number }) {
  const same = { by: 'ownerHash', of: ownerHash(userId, image.hash), order: 'ascending', limit: 1 } as const;
  const [existing] = await tx.list('files', same);
  const { file, isNew } = decideUpload(existing, image, userId, newId, now);
  if (isNew) await tx.put('files', file);
  return uploadAnswer(file);
}
