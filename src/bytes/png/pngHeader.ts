// Parses the header of a PNG, which describes its pixels.
import { viewOf } from '../joinBytes';

export interface PngHeader {
  /** px, as stored. */
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  interlaced: boolean;
}

/** Bit depths and channels by colour type. */
export const COLOR_TYPES: Readonly<Record<number, { depths: readonly number[]; channels: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
};
/** The colour type whose pixels are palette indices. */
export const INDEXED = 3;
const IHDR = 0x49484452;

/** Parses only the header; null if it is not valid. */
export function readPngHeader(bytes: Uint8Array): PngHeader | null {
  if (bytes.length < 33) return null;
  const view = viewOf(bytes);
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return null;
  const [bitDepth = 0, colorType = -1, compression, filter, interlace = 2] = bytes.subarray(24, 29);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const sound =
    COLOR_TYPES[colorType]?.depths.includes(bitDepth) && compression === 0 && filter === 0 && interlace <= 1;
  return sound && width > 0 && height > 0 ? { width, height, bitDepth, colorType, interlaced: interlace === 1 } : null;
}
