// Decodes a PNG of any kind to 4-byte pixels: reduces 16 bits to 8 and resolves palettes.
import type { Pixels } from '../gif/gifFrames';
import { INDEXED } from './pngHeader';
import { type PngSamples, readSamples } from './pngSamples';

/** Colour type of red, green, blue and alpha. */
const RGBA = 6;

/** Returns the four bytes of the pixel whose first sample byte is at `at`. */
type Read = (at: number) => readonly [number, number, number, number];

function reader({ header, rows, others }: PngSamples): Read {
  const { colorType, bitDepth } = header;
  const clear = others.find(({ type }) => type === 'tRNS')?.data;
  const sample = (at: number) => rows[at] ?? 0;
  if (colorType === INDEXED) {
    const palette = others.find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array();
    const part = (index: number, place: number) => palette[index * 3 + place] ?? 0;
    return (at) => {
      const index = sample(at);
      return [part(index, 0), part(index, 1), part(index, 2), clear?.[index] ?? 255];
    };
  }
  const wide = bitDepth === 16 ? 2 : 1;
  // Samples of less than eight bits are scaled to the full range.
  const scale = bitDepth < 8 ? 255 / (2 ** bitDepth - 1) : 1;
  const value = (at: number, place: number) => Math.round(sample(at + place * wide) * scale);
  const isColor = colorType === 2 || colorType === 6;
  const hasAlpha = colorType === 4 || colorType === 6;
  const channels = isColor ? 3 : 1;
  const isClear = (at: number) =>
    clear !== undefined &&
    !hasAlpha &&
    Array.from({ length: channels }, (_, place) => clear[place * 2 + 2 - wide] === sample(at + place * wide)).every(
      Boolean,
    );
  return (at) => {
    const red = value(at, 0);
    const alpha = hasAlpha ? value(at, channels) : isClear(at) ? 0 : 255;
    return isColor ? [red, value(at, 1), value(at, 2), alpha] : [red, red, red, alpha];
  };
}

/** Null for a damaged PNG, and for one with a rotated orientation. */
export async function pngPixels(bytes: Uint8Array): Promise<Pixels | null> {
  const samples = await readSamples(bytes);
  if (!samples) return null;
  const { width, height } = samples.header;
  const { colorType, bitDepth } = samples.header;
  if (colorType === RGBA && bitDepth === 8) return { width, height, rgba: new Uint8ClampedArray(samples.rows) };
  const rgba = new Uint8ClampedArray(width * height * 4);
  const read = reader(samples);
  for (let pixel = 0; pixel < width * height; pixel += 1) rgba.set(read(pixel * samples.pixelBytes), pixel * 4);
  return { width, height, rgba };
}
