// Encodes pixels as PNG: with a palette for up to 256 colours, so that GIF frames stay small, else with all channels.

import type { Pixels } from '../gif/gifFrames';
import { joinBytes } from '../joinBytes';
import { deflated } from '../zlib/streams';
import { PNG_SIGNATURE, pngChunk, pngHeaderChunk } from './chunks';
import { INDEXED } from './pngHeader';

const COLORS_MAX = 256;
const RGBA = 6;

/** Each row with filter byte 0 (none). */
function rows(pixels: Uint8Array | Uint8ClampedArray, rowBytes: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1)
    out.set(pixels.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  return out;
}

/**
 * The colours of a picture and the index of each pixel; null if there are too many. All transparent pixels count as one
 * colour.
 */
function indexed({ width, height, rgba }: Pixels): { colors: readonly number[]; indices: Uint8Array } | null {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const indexes = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const color = rgba[pixel * 4 + 3] === 0 ? 0 : view.getUint32(pixel * 4);
    let index = indexes.get(color);
    if (index === undefined) {
      index = indexes.size;
      if (index === COLORS_MAX) return null;
      indexes.set(color, index);
    }
    indices[pixel] = index;
  }
  return { colors: [...indexes.keys()], indices };
}

/** The picture as a PNG file. */
export async function encodePng(picture: Pixels): Promise<Blob> {
  const { width, height, rgba } = picture;
  const palette = indexed(picture);
  const chunks = [pngHeaderChunk(width, height, 8, palette ? INDEXED : RGBA)];
  if (palette) {
    const { colors, indices } = palette;
    const channels = colors.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]);
    chunks.push(pngChunk('PLTE', Uint8Array.from(channels)));
    chunks.push(pngChunk('tRNS', Uint8Array.from(colors.map((color) => color & 255))));
    chunks.push(pngChunk('IDAT', await deflated(rows(indices, width, height))));
  } else {
    chunks.push(pngChunk('IDAT', await deflated(rows(rgba, width * 4, height))));
  }
  const file = joinBytes([PNG_SIGNATURE, ...chunks, pngChunk('IEND', new Uint8Array())]);
  return new Blob([file], { type: 'image/png' });
}
