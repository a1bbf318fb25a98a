// Scales a picture down. Pure.
import type { Pixels } from '../gif/gifFrames';

/** Weights of old pixels in each new one, along one side: whole pixels and fractions at the ends. */
function shares(from: number, to: number): readonly { first: number; weights: readonly number[] }[] {
  const step = from / to;
  return Array.from({ length: to }, (_, index) => {
    const start = index * step;
    const end = Math.min(from, start + step);
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let at = first; at < end - 1e-9; at += 1) weights.push(Math.min(at + 1, end) - Math.max(at, start));
    return { first, weights };
  });
}

/**
 * The picture at a smaller size, px: each new pixel is the mean of its area. Transparent pixels contribute no colour. At a
 * larger size each pixel is repeated.
 */
export function scaledDown({ width, height, rgba }: Pixels, to: { width: number; height: number }): Pixels {
  const out = new Uint8ClampedArray(to.width * to.height * 4);
  const columns = shares(width, to.width);
  const rows = shares(height, to.height);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      const sum = [0, 0, 0, 0];
      let area = 0;
      row.weights.forEach((down, j) => {
        column.weights.forEach((across, i) => {
          const at = ((row.first + j) * width + column.first + i) * 4;
          const weight = down * across;
          const alpha = (rgba[at + 3] ?? 0) * weight;
          area += weight;
          sum[3] = (sum[3] ?? 0) + alpha;
          for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (rgba[at + channel] ?? 0) * alpha;
        });
      });
      const alpha = sum[3] ?? 0;
      const at = (y * to.width + x) * 4;
      for (const channel of [0, 1, 2]) out[at + channel] = alpha === 0 ? 0 : Math.round((sum[channel] ?? 0) / alpha);
      out[at + 3] = Math.round(alpha / area);
    });
  });
  return { width: to.width, height: to.height, rgba: out };
}
