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
  let at = 0;
  for (const row of shares(height, to.height)) {
    for (const column of columns) {
      let [red, green, blue, sum, area] = [0, 0, 0, 0, 0];
      for (let j = 0; j < row.weights.length; j += 1) {
        let from = ((row.first + j) * width + column.first) * 4;
        for (let i = 0; i < column.weights.length; i += 1, from += 4) {
          const weight = (row.weights[j] ?? 0) * (column.weights[i] ?? 0);
          const alpha = (rgba[from + 3] ?? 0) * weight;
          area += weight;
          sum += alpha;
          red += (rgba[from] ?? 0) * alpha;
          green += (rgba[from + 1] ?? 0) * alpha;
          blue += (rgba[from + 2] ?? 0) * alpha;
        }
      }
      if (sum > 0) {
        out[at] = Math.round(red / sum);
        out[at + 1] = Math.round(green / sum);
        out[at + 2] = Math.round(blue / sum);
        out[at + 3] = Math.round(sum / area);
      }
      at += 4;
    }
  }
  return { width: to.width, height: to.height, rgba: out };
}
