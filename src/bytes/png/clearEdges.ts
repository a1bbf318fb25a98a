// Transparent edges of a PNG: finds the extent of its visible pixels, and crops the file without changing samples.

import { ALL_CLEAR } from './allClear';
import { INDEXED } from './pngHeader';
import { type PngSamples, readSamples, writeSamples } from './pngSamples';

/** A rectangle of a picture, px from its top-left. */
export interface PictureCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TrimmedPng {
  bytes: Uint8Array<ArrayBuffer>;
  /** The rectangle that remains. */
  crop: PictureCrop;
  /** Original size of the picture, px. */
  whole: { width: number; height: number };
}

/**
 * Returns a test whether a pixel, given the index of its first byte, is fully transparent; null for a picture without
 * transparency.
 */
function clearTest({ header, rows, pixelBytes, others }: PngSamples): ((at: number) => boolean) | null {
  const wide = header.bitDepth === 16 ? 2 : 1;
  if (header.colorType === 4 || header.colorType === 6) {
    return (at) => {
      for (let part = 1; part <= wide; part += 1) if (rows[at + pixelBytes - part] !== 0) return false;
      return true;
    };
  }
  const clear = others.find(({ type }) => type === 'tRNS')?.data;
  if (!clear) return null;
  if (header.colorType === INDEXED) return (at) => clear[rows[at] ?? 0] === 0;
  // A single transparent colour, with two bytes per sample.
  const color = Array.from({ length: pixelBytes }, (_, part) => clear[wide === 2 ? part : part * 2 + 1]);
  return (at) => color.every((value, part) => rows[at + part] === value);
}

/** The rectangle of visible pixels; null if it is the whole picture. */
function drawnPart(samples: PngSamples): PictureCrop | typeof ALL_CLEAR | null {
  const isClear = clearTest(samples);
  if (!isClear) return null;
  const { width, height } = samples.header;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isClear((y * width + x) * samples.pixelBytes)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right === -1) return ALL_CLEAR;
  const crop = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return crop.width === width && crop.height === height ? null : crop;
}

function cropped(samples: PngSamples, { x, y, width, height }: PictureCrop): PngSamples {
  const { header, pixelBytes } = samples;
  const rows = new Uint8Array(width * height * pixelBytes);
  for (let line = 0; line < height; line += 1) {
    const from = ((y + line) * header.width + x) * pixelBytes;
    rows.set(samples.rows.subarray(from, from + width * pixelBytes), line * width * pixelBytes);
  }
  return { ...samples, header: { ...header, width, height }, rows };
}

/**
 * Crops the transparent edges of a PNG losslessly. Null if there are none or the PNG is damaged; `ALL_CLEAR` if it is
 * fully transparent.
 */
export async function trimClearEdges(bytes: Uint8Array): Promise<TrimmedPng | typeof ALL_CLEAR | null> {
  const samples = await readSamples(bytes);
  if (!samples) return null;
  const crop = drawnPart(samples);
  if (crop === null || crop === ALL_CLEAR) return crop;
  const { width, height } = samples.header;
  return { bytes: await writeSamples(cropped(samples, crop)), crop, whole: { width, height } };
}
