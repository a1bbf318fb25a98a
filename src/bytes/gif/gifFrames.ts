// Frames of a GIF as displayed: each drawn over the previous one, in the size of the logical screen.

import { ANIMATION_DELAY_MAX_MS } from '@/schemas/limits';
import { readLzw } from './gifLzw';
import type { GifFile, GifFrame } from './gifStructure';

/** A whole picture: red, green, blue, alpha of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** Delays up to this are shown as `USUAL_DELAY_MS`, like in browsers, ms. */
const HASTY_DELAY_MS = 10;
const USUAL_DELAY_MS = 100;

/** Thrown for a frame that cannot be decoded. */
export class DamagedFrame extends Error {}

/** Start row and step of the four passes of an interlaced frame (GIF89a, appendix E). */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/** Target row in the frame for each row of the data. */
function rowOrder({ height, interlaced }: GifFrame): readonly number[] {
  const rows = Array.from({ length: height }, (_, row) => row);
  return interlaced ? PASSES.flatMap(([start, step]) => rows.filter((row) => row % step === start)) : rows;
}

/** Draws a frame onto the screen, clipped to it. */
function drawFrame(screen: Pixels, frame: GifFrame): void {
  const { left, top, width, height, palette, transparent } = frame;
  const indices = readLzw(frame.data, frame.minCodeSize, width * height);
  if (!indices) throw new DamagedFrame();
  const { rgba } = screen;
  rowOrder(frame).forEach((row, dataRow) => {
    const y = top + row;
    if (y >= screen.height) return;
    for (let x = 0; x < width && left + x < screen.width; x += 1) {
      const index = indices[dataRow * width + x] ?? 0;
      if (index === transparent) continue;
      const at = (y * screen.width + left + x) * 4;
      rgba[at] = palette[index * 3] ?? 0;
      rgba[at + 1] = palette[index * 3 + 1] ?? 0;
      rgba[at + 2] = palette[index * 3 + 2] ?? 0;
      rgba[at + 3] = 255;
    }
  });
}

function clearBox({ rgba, width, height }: Pixels, frame: GifFrame): void {
  const right = Math.min(width, frame.left + frame.width);
  for (let y = frame.top; y < Math.min(height, frame.top + frame.height); y += 1) {
    if (right > frame.left) rgba.fill(0, (y * width + frame.left) * 4, (y * width + right) * 4);
  }
}

/** Yields each picture in its own buffer. Throws `DamagedFrame`. */
export function* gifFrames({ width, height, frames }: GifFile): Generator<Pixels> {
  const screen: Pixels = { width, height, rgba: new Uint8ClampedArray(width * height * 4) };
  for (const frame of frames) {
    const before = frame.disposal === 'restore' ? screen.rgba.slice() : null;
    drawFrame(screen, frame);
    yield { width, height, rgba: screen.rgba.slice() };
    if (before) screen.rgba.set(before);
    else if (frame.disposal === 'clear') clearBox(screen, frame);
  }
}

/** Display time of each frame, ms; very short delays are extended like in browsers. */
export const gifDelays = ({ frames }: Pick<GifFile, 'frames'>): readonly number[] =>
  frames.map(({ delayMs }) => (delayMs <= HASTY_DELAY_MS ? USUAL_DELAY_MS : delayMs));

/**
 * One delay for all frames, because a watch supports only one. The mean, so that a loop takes as long as in the GIF;
 * whole ms, limited to the maximum delay of a layer.
 */
export function gifDelayMs(gif: Pick<GifFile, 'frames'>): number {
  const shown = gifDelays(gif);
  const mean = shown.reduce((sum, delay) => sum + delay, 0) / Math.max(1, shown.length);
  return Math.min(ANIMATION_DELAY_MAX_MS, Math.round(mean));
}
