// The picture check used by both the client and the backend: claimed type, header, structure, pixels. Repairs what can
// be repaired losslessly, so that an accepted picture is accepted everywhere (docs/rules/backend.md U1 to U7, U10).
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { readJpeg } from '../jpeg/readJpeg';
import { soundPng } from '../png/soundPng';
import { upright } from './orientation';
import type { Picture } from './picture';
import { type ImageFormat, imageFormat, MAGIC_BYTES, type PictureSize, pictureHeader } from './pictureHeader';

/** Why a picture file is rejected. */
export type PictureFault =
  | { fault: 'empty' | 'type' | 'tooLarge' | 'damaged' }
  /** The name or MIME type contradicts the bytes. */
  | { fault: 'mismatch'; format: ImageFormat }
  | { fault: 'tooManyPixels'; size: PictureSize };

/** A picture as stored: its upright size in px, its bytes without metadata and trailing data. */
export interface CheckedPicture extends PictureSize {
  format: ImageFormat;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Decodes the whole picture and returns its upright size in px; rejects if it cannot. */
export type DecodeImage = (picture: Blob) => Promise<PictureSize>;

/** File extensions and MIME types of each format. The first extension is the one shown to people. */
export const IMAGE_EXTENSIONS: Readonly<Record<ImageFormat, readonly [string, ...string[]]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
};
const MIME_TYPES: Readonly<Record<ImageFormat, readonly string[]>> = {
  png: ['image/png'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
};
/** MIME types that claim nothing; some systems have no other. */
const SILENT = new Set(['', 'application/octet-stream']);

const READERS: Readonly<Record<ImageFormat, (bytes: Uint8Array) => Picture | null | Promise<Picture | null>>> = {
  png: soundPng,
  jpeg: readJpeg,
};

/** The file extension in lower case; null if there is none. */
export const extensionOf = (name: string): string | null => /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase() ?? null;

function agrees(format: ImageFormat, name: string, type: string): boolean {
  const extension = extensionOf(name);
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    (extension === null || IMAGE_EXTENSIONS[format].includes(extension)) &&
    (SILENT.has(mime) || MIME_TYPES[format].includes(mime))
  );
}

/** Whether a picture of this stored size may be decoded (docs/rules/backend.md U4). */
export const fitsLimits = ({ width, height }: PictureSize): boolean =>
  width <= IMAGE_MAX_SIDE && height <= IMAGE_MAX_SIDE && width * height <= IMAGE_MAX_PIXELS;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/**
 * Checks a picture; returns it or the reason for rejecting it. A name without an extension claims nothing. Nothing is
 * decoded before the header shows that it is small enough. Without `decode` only the structure is checked. Rejects only
 * if the file cannot be read.
 */
export async function checkPicture(
  file: Blob,
  name: string,
  decode: DecodeImage | null,
): Promise<CheckedPicture | PictureFault> {
  if (file.size === 0) return { fault: 'empty' };
  const format = imageFormat(await bytesOf(file.slice(0, MAGIC_BYTES)));
  if (!format) return { fault: 'type' };
  if (file.size > IMAGE_UPLOAD_BYTES) return { fault: 'tooLarge' };
  if (!agrees(format, name, file.type)) return { fault: 'mismatch', format };
  const bytes = await bytesOf(file);
  const size = pictureHeader(bytes);
  if (!size) return { fault: 'damaged' };
  if (!fitsLimits(size)) return { fault: 'tooManyPixels', size };
  const picture = await READERS[format](bytes);
  if (!picture) return { fault: 'damaged' };
  // Recompressed pixels may be larger than before.
  if (picture.clean.length > IMAGE_UPLOAD_BYTES) return { fault: 'tooLarge' };
  try {
    const drawn = await decode?.(new Blob([picture.clean], { type: `image/${format}` }));
    return { format, bytes: picture.clean, ...(drawn ?? upright(picture, picture.orientation)) };
  } catch {
    return { fault: 'damaged' };
  }
}

/** Whether the result of `checkPicture` is a fault. */
export const isPictureFault = (outcome: CheckedPicture | PictureFault): outcome is PictureFault => 'fault' in outcome;
