// Judges an image file before it enters a design: type, size in bytes, size in pixels, structure, and a full decode.

import { type ImageFormat, imageFormat, imageHeader, MAGIC_BYTES } from '@/bytes/imageHeader';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';

/** Locale keys of the refusals; the first two are quoted by the specification (section 5, uploads). */
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
  | 'errors:image.damaged';

/** Why a file is no picture for a design: a locale key and the values of its sentence. */
export interface RefusedImage {
  ok: false;
  key: ImageRefusalKey;
  params: Record<string, string | number>;
}

export type CheckedImage = { ok: true; format: ImageFormat; width: number; height: number } | RefusedImage;

/** Decodes the whole picture and gives its upright size in px; rejects when it cannot. */
export type DecodeImage = (blob: Blob) => Promise<{ width: number; height: number }>;

/** The browser's own decoder. */
export const decodeImage: DecodeImage = async (blob) => {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

const EXTENSIONS: Readonly<Record<ImageFormat, readonly string[]>> = { png: ['png'], jpeg: ['jpg', 'jpeg'] };
const TYPES: Readonly<Record<ImageFormat, readonly string[]>> = {
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
};
const SHOWN: Readonly<Record<ImageFormat, string>> = { png: 'PNG', jpeg: 'JPEG' };

const refusal = (key: ImageRefusalKey, params: RefusedImage['params'] = {}): RefusedImage => ({
  ok: false,
  key,
  params,
});

const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a picture of this stored size may be decoded at all (backend.md U4). */
const fits = (width: number, height: number) =>
  width <= IMAGE_MAX_SIDE && height <= IMAGE_MAX_SIDE && width * height <= IMAGE_MAX_PIXELS;

/**
 * Checks an image a person chose, dropped or pasted. Nothing is decoded before its header says that it is small enough.
 * A file without a MIME type (some systems know none) is judged by content and extension alone. Never rejects.
 */
export async function checkImage(blob: Blob, name: string, decode: DecodeImage = decodeImage): Promise<CheckedImage> {
  if (blob.size === 0) return refusal('errors:image.empty');
  try {
    const format = imageFormat(await bytesOf(blob.slice(0, MAGIC_BYTES)));
    if (!format) return refusal('errors:image.type');
    if (blob.size > IMAGE_UPLOAD_BYTES) return refusal('errors:image.tooLarge');
    const extension = extensionOf(name);
    const type = blob.type.toLowerCase().split(';')[0] ?? '';
    if (!EXTENSIONS[format].includes(extension) || (type !== '' && !TYPES[format].includes(type))) {
      return refusal('errors:image.nameDiffers', { format: SHOWN[format], extension: EXTENSIONS[format][0] ?? '' });
    }
    const header = imageHeader(await bytesOf(blob), format);
    if (!header || header.width === 0 || header.height === 0) return refusal('errors:image.damaged');
    const { width, height } = header;
    if (!fits(width, height)) return refusal('errors:image.tooManyPixels', { width, height, side: IMAGE_MAX_SIDE });
    if (!header.whole) return refusal('errors:image.damaged');
    return { ok: true, format, ...(await decode(blob)) };
  } catch {
    // Unreadable (a folder, a file that vanished) or undecodable: for the designer both mean a damaged file.
    return refusal('errors:image.damaged');
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
