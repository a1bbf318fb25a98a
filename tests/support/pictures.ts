// Files as a browser's file chooser takes them.
import { solid } from './images';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Any bytes under any name. */
export function fileOf(bytes: Uint8Array, name: string, mimeType = 'image/png'): PictureFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

/** A PNG of one colour, size in px. */
export function pngFile(
  name: string,
  { width, height, color }: { width: number; height: number; color?: string },
): PictureFile {
  return fileOf(solid(width, height, color), name);
}
