// Finds dominant colors: builds a coarse histogram, then merges similar colors. Pure.
import type { Pixels } from '../gif/gifFrames';

/** Red, green, blue and alpha, 0 to 255 each. */
type Channels = readonly [number, number, number, number];

export interface ColorShare {
  /** `#rrggbb`. */
  color: string;
  /** Share of the area with this color, 0 to 1. */
  share: number;
}

/** Pixels with less alpha count as transparent, 0 to 255. */
const ALPHA_MIN = 64;
/** Bits per channel of a histogram bin. */
const BITS = 4;
/** Weighted distance below which two colors are similar: about 20 of 255 in each channel. */
const ALIKE = 60;
/** Minimum share of the opaque area; smaller shares come from scaling and soft edges between colors. */
const SHARE_MIN = 0.03;

const hex = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const channelsOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/**
 * Whether two `#rrggbb` colors are hard to tell apart. Green has the largest weight and red the smallest, roughly like
 * the eye.
 */
export function looksAlike(a: string, b: string): boolean {
  const [x, y] = [channelsOf(a), channelsOf(b)];
  const [red, green, blue] = [x[0] - y[0], x[1] - y[1], x[2] - y[2]];
  return Math.sqrt(2 * red * red + 4 * green * green + 3 * blue * blue) < ALIKE;
}

/** The colors by share, largest first; similar colors are merged into the one with the larger share. */
export function mergeAlike<T extends ColorShare>(colors: readonly T[]): T[] {
  const merged: T[] = [];
  for (const one of [...colors].sort((a, b) => b.share - a.share)) {
    const at = merged.findIndex(({ color }) => looksAlike(color, one.color));
    const group = merged[at];
    if (group) merged[at] = { ...group, share: group.share + one.share };
    else merged.push(one);
  }
  return merged.sort((a, b) => b.share - a.share);
}

/**
 * The dominant colors of a picture, largest share first; shares are of the whole area, so they add up to at most 1.
 * Transparent pixels do not count, translucent ones count in proportion. `tint`: multiplied with each pixel.
 */
export function dominantColors({ width, height, rgba }: Pixels, tint: Channels = [255, 255, 255, 255]): ColorShare[] {
  const bins = new Map<number, { weight: number; sums: [number, number, number] }>();
  const tinted = (at: number, channel: 0 | 1 | 2 | 3) => ((rgba[at + channel] ?? 0) * tint[channel]) / 255;
  let opaque = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    const alpha = tinted(at, 3);
    if (alpha < ALPHA_MIN) continue;
    const weight = alpha / 255;
    const channels = [tinted(at, 0), tinted(at, 1), tinted(at, 2)] as const;
    const key = channels.reduce((bits, value) => (bits << BITS) | (value >> (8 - BITS)), 0);
    const bin = bins.get(key) ?? { weight: 0, sums: [0, 0, 0] };
    bin.weight += weight;
    for (const channel of [0, 1, 2] as const) bin.sums[channel] += channels[channel] * weight;
    bins.set(key, bin);
    opaque += weight;
  }
  const colors = [...bins.values()].map(({ weight, sums }) => ({
    color: hex(sums.map((sum) => sum / weight)),
    share: weight / (width * height),
  }));
  const least = (SHARE_MIN * opaque) / (width * height);
  return mergeAlike(colors).filter(({ share }) => share >= least);
}
