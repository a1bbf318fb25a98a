// Whether a picture keeps its colours in two bytes a pixel: five bits of red and blue, six of green.
import type { Pixels } from '../gif/gifFrames';

/**
 * Levels of 255 that the three channels of a pixel may lose together, on average (memory-footprint evaluator of the format's
 * repository; watch-face-format.md, section 4).
 */
const LOSS_MAX = 0.5;
const OPAQUE = 255;

/** Levels that each value of a channel loses when it is kept in so many bits, rounded to the nearest, 255 where that is beyond. */
const losses = (bits: number): readonly number[] => {
  const step = 2 ** (8 - bits);
  return Array.from({ length: 256 }, (_, level) =>
    Math.abs(level - Math.min(255, Math.floor((level + step / 2) / step) * step)),
  );
};
const OF_FIVE = losses(5);
const OF_SIX = losses(6);

/** Only pixels that nothing shines through count; a picture without one does not fit. */
export function fitsRgb565({ rgba }: Pixels): boolean {
  let [opaque, lost] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] !== OPAQUE) continue;
    opaque += 1;
    lost += (OF_FIVE[rgba[at] ?? 0] ?? 0) + (OF_SIX[rgba[at + 1] ?? 0] ?? 0) + (OF_FIVE[rgba[at + 2] ?? 0] ?? 0);
  }
  return opaque > 0 && lost / opaque < LOSS_MAX;
}
