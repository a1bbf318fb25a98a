// Writes pixels as a PNG file: with a palette up to 256 colours, so that a frame of a GIF stays small, else with all channels.

import type { Pixels } from './gif/gifFrames';
import { crc32 } from './pngHeader';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLORS_MAX = 256;
const INDEXED = 3;
const RGBA = 6;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const word = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([word(data.length), body, word(crc32(body))]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Each row with its filter byte, 0: none. */
function rows(pixels: Uint8Array | Uint8ClampedArray, rowBytes: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1)
    out.set(pixels.subarray(y * rowBytes, (y + 1) * rowBytes), y * (rowBytes + 1) + 1);
  return out;
}

/** The colours of a picture and the index of each pixel; null when they are too many. What is wholly clear is one colour. */
function indexed({ width, height, rgba }: Pixels): { colors: readonly number[]; indices: Uint8Array } | null {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const known = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const color = rgba[pixel * 4 + 3] === 0 ? 0 : view.getUint32(pixel * 4);
    let index = known.get(color);
    if (index === undefined) {
      index = known.size;
      if (index === COLORS_MAX) return null;
      known.set(color, index);
    }
    indices[pixel] = index;
  }
  return { colors: [...known.keys()], indices };
}

/** The picture as a PNG file. */
export async function encodePng(picture: Pixels): Promise<Blob> {
  const { width, height, rgba } = picture;
  const palette = indexed(picture);
  const header = joined([word(width), word(height), Uint8Array.of(8, palette ? INDEXED : RGBA, 0, 0, 0)]);
  const chunks = [chunk('IHDR', header)];
  if (palette) {
    chunks.push(
      chunk('PLTE', Uint8Array.from(palette.colors.flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]))),
    );
    chunks.push(
      chunk(
        'tRNS',
        Uint8Array.from(palette.colors, (color) => color & 255),
      ),
    );
    chunks.push(chunk('IDAT', await deflated(rows(palette.indices, width, height))));
  } else {
    chunks.push(chunk('IDAT', await deflated(rows(rgba, width * 4, height))));
  }
  return new Blob([joined([SIGNATURE, ...chunks, chunk('IEND', new Uint8Array())])], { type: 'image/png' });
}
