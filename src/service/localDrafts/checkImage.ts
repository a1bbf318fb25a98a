// Checks an image file before it is added to a design, with the shared picture check, and maps refusals to messages.

import {
  checkPicture,
  type DecodeImage,
  extensionOf,
  IMAGE_EXTENSIONS,
  isPictureFault,
  type PictureFault,
} from '@/bytes/picture/checkPicture';
import type { ImageFormat } from '@/bytes/picture/pictureHeader';
import { IMAGE_MAX_SIDE } from '@/schemas/limits';

export type { DecodeImage };

/** Locale keys of the refusals; the first two are quoted from the specification (section 5, uploads). */
export type ImageRefusalKey =
  | 'errors:image.type'
  | 'errors:image.typeOrGif'
  | 'errors:image.tooLarge'
  | 'errors:image.empty'
  | 'errors:image.nameDiffers'
  | 'errors:image.tooManyPixels'
  | 'errors:image.tooManyFrames'
  | 'errors:image.tooManyFramePixels'
  | 'errors:image.frameTooLarge'
  | 'errors:image.damaged'
  | 'errors:image.drawingTooComplex'
  | 'errors:image.drawingLoop'
  | 'errors:image.unreadable';

/** Why a file is rejected as a picture: a locale key and its parameters. */
export interface RefusedImage {
  ok: false;
  key: ImageRefusalKey;
  params: Record<string, string | number>;
}

/** `blob`: the picture to store; the file itself if nothing was removed or repaired. Size in px, upright. */
export type CheckedImage = { ok: true; format: ImageFormat; width: number; height: number; blob: Blob } | RefusedImage;

/** The browser's own decoder. */
export const decodeImage: DecodeImage = async (blob) => {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

const SHOWN: Readonly<Record<ImageFormat, string>> = { png: 'PNG', jpeg: 'JPEG' };

const refusal = (key: ImageRefusalKey, params: RefusedImage['params'] = {}): RefusedImage => ({
  ok: false,
  key,
  params,
});

const misnamed = (format: ImageFormat): RefusedImage =>
  refusal('errors:image.nameDiffers', { format: SHOWN[format], extension: IMAGE_EXTENSIONS[format][0] });

function refusalOf(fault: PictureFault): RefusedImage {
  if (fault.fault === 'mismatch') return misnamed(fault.format);
  if (fault.fault === 'tooManyPixels') {
    return refusal('errors:image.tooManyPixels', { ...fault.size, side: IMAGE_MAX_SIDE });
  }
  return refusal(`errors:image.${fault.fault}`);
}

/** The original file if the check did not change it; else a plain blob without name and date. */
async function plainBlob(file: Blob, bytes: Uint8Array<ArrayBuffer>, format: ImageFormat): Promise<Blob> {
  const original = new Uint8Array(await file.arrayBuffer());
  const same = original.length === bytes.length && original.every((byte, at) => byte === bytes[at]);
  return same ? file : new Blob([bytes], { type: `image/${format}` });
}

/** Checks an image that the user chose, dropped or pasted; its name must have an extension. Never rejects. */
export async function checkImage(
  blob: Blob,
  name: string,
  decode: DecodeImage | null = decodeImage,
): Promise<CheckedImage> {
  try {
    // A name without an extension claims nothing, which is allowed only for the server's pictures.
    const checked = await checkPicture(blob, extensionOf(name) ? name : `${name}.none`, decode);
    if (isPictureFault(checked)) return refusalOf(checked);
    const { format, bytes, width, height } = checked;
    return { ok: true, format, width, height, blob: await plainBlob(blob, bytes, format) };
  } catch {
    // A folder, or a file that vanished.
    return refusal('errors:image.unreadable');
  }
}
