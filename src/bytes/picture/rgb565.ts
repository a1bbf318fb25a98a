// Whether a picture survives RGB565: five bits for red and blue, six for green.
import type { Pixels } from '../gif/gifFrames';

/**
 * Maximum average loss of a pixel's three channels together, in levels of 255 (memory-footprint evaluator of the
 * format's repository).
 */
const LOSS_MAX = 0.5;
const OPAQUE = 255;

/** Loss of each channel value when stored in this many bits, rounded to nearest and clamped to 255. */
const losses = (bits: number): readonly number[] => {
  const step = 2 ** (8 - bits);
  return Array.from({ length: 256 }, (_, level) =>
    Math.abs(level - Math.min(255, Math.floor((level + step / 2) / step) * step)),
  );
};
const OF_FIVE = losses(5);
const OF_SIX = losses(6);

/** Only fully opaque pixels count; a picture without any does not fit. */
export function fitsRgb565({ rgba }: Pixels): boolean {
  let [opaque, lost] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] !== OPAQUE) continue;
    opaque += 1;
    lost += (OF_FIVE[rgba[at] ?? 0] ?? 0) + (OF_SIX[rgba[at + 1] ?? 0] ?? 0) + (OF_FIVE[rgba[at + 2] ?? 0] ?? 0);
  }
  return opaque > 0 && lost / opaque < LOSS_MAX;
}
