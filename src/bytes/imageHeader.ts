// What an image file is, by its first bytes and its structure; never by its name.
import { readJpegHeader } from './jpegHeader';
import { readPngHeader } from './pngHeader';

export type ImageFormat = 'png' | 'jpeg';

/** What the file says of itself before decoding. */
export interface ImageHeader {
  /** Pixels as stored. */
  width: number;
  height: number;
  /** The file has its end and nothing needed is missing or damaged. */
  whole: boolean;
}

const MAGIC: Readonly<Record<ImageFormat, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};
const READERS: Readonly<Record<ImageFormat, (bytes: Uint8Array) => ImageHeader | null>> = {
  png: readPngHeader,
  jpeg: readJpegHeader,
};

/** Bytes needed to tell the format. */
export const MAGIC_BYTES = 8;

/** The format its first bytes show, or null when it is neither a PNG nor a JPEG. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const formats: readonly ImageFormat[] = ['png', 'jpeg'];
  return formats.find((format) => MAGIC[format].every((byte, index) => bytes[index] === byte)) ?? null;
}

/** The header of a file of that format, or null when there is none. */
export function imageHeader(bytes: Uint8Array, format: ImageFormat): ImageHeader | null {
  return READERS[format](bytes);
}
