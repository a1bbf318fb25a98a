// Detects the format of an image file from its first bytes and header, never from its name, before anything is decoded.
import { readJpegSize } from '../jpeg/jpegSize';
import { PNG_SIGNATURE } from '../png/chunks';
import { readPngHeader } from '../png/pngHeader';

export const IMAGE_FORMATS = ['png', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** px. */
export interface PictureSize {
  width: number;
  height: number;
}

const MAGIC: Readonly<Record<ImageFormat, readonly number[]>> = {
  png: [...PNG_SIGNATURE],
  jpeg: [0xff, 0xd8, 0xff],
};
const SIZES: Readonly<Record<ImageFormat, (bytes: Uint8Array) => PictureSize | null>> = {
  png: readPngHeader,
  jpeg: readJpegSize,
};

/** Bytes needed to detect the format. */
export const MAGIC_BYTES = 8;

/** The format according to the first bytes, or null if it is neither PNG nor JPEG. */
export const imageFormat = (bytes: Uint8Array): ImageFormat | null =>
  IMAGE_FORMATS.find((format) => MAGIC[format].every((byte, index) => bytes[index] === byte)) ?? null;

/** Format and stored size, or null if the file is not a picture or its header cannot be drawn. */
export function pictureHeader(bytes: Uint8Array): (PictureSize & { format: ImageFormat }) | null {
  const format = imageFormat(bytes);
  const size = format && SIZES[format](bytes);
  return size && { format, width: size.width, height: size.height };
}
