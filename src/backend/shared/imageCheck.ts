// Checks an uploaded picture before the transaction; faults become refusals.
import type { RefusalName } from '@/backend/refusals';
import { checkPicture, isPictureFault, type PictureFault } from '@/bytes/picture/checkPicture';
import { compressPicture } from '@/bytes/picture/compressPicture';
import { type Refusal, refuse } from './domain/refusal';
import { type CheckedImage, displayName } from './domain/uploads';
import type { Ports } from './ports';

export interface KeptImage {
  image: CheckedImage;
  /** Bytes to store: without metadata and trailing data, repaired if possible. */
  bytes: Uint8Array<ArrayBuffer>;
}

const REFUSALS: Readonly<Record<PictureFault['fault'], RefusalName>> = {
  empty: 'emptyFile',
  type: 'imageType',
  tooLarge: 'imageSize',
  mismatch: 'typeMismatch',
  tooManyPixels: 'tooManyPixels',
  damaged: 'damagedImage',
};

/**
 * Reads a picture, or says why it is refused (docs/rules/backend.md U1-U7, U9-U11). A name without an ending claims nothing. `compress`:
 * the picture is kept in fewer bytes where that changes no pixel (spec 7).
 */
export async function checkImage(
  file: Blob,
  name: string,
  { hash, decode }: Pick<Ports, 'hash' | 'decode'>,
  compress = false,
): Promise<KeptImage | Refusal> {
  const checked = await checkPicture(file, name, decode);
  if (isPictureFault(checked)) return refuse(REFUSALS[checked.fault]);
  const { format, bytes, width, height } = compress ? await compressPicture(checked) : checked;
  const facts = { name: displayName(name), type: `image/${format}`, width, height, fileSize: bytes.length } as const;
  return { image: { ...facts, hash: await hash(bytes) }, bytes };
}
