// The pixels that a layer draws.
import type { TileSize } from './sheets';

/** Rows from the top; red, green, blue and alpha of 0 to 255 each, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The part of a tile that holds ink. `x`, `y`: its place from the top left corner of the canvas, tile px. */
export interface Ink extends Raster {
  x: number;
  y: number;
  /** The layer's own strongest alpha, 0 to 255. Edges are weaker because they are smoothed. */
  strongest: number;
}

/** Share of the strongest alpha from which a pixel counts as ink. */
const INK = 0.1;
/** Share from which it counts as the core of the ink, whose colour is the layer's. */
const CORE = 0.5;
/** Percentile of the alphas that counts as the strongest, so that a few outliers do not decide. */
const STRONGEST = 0.95;

/** Least alpha of ink and of its core. */
export const inkFrom = ({ strongest }: Pick<Ink, 'strongest'>): number => Math.max(1, strongest * INK);
export const coreFrom = ({ strongest }: Pick<Ink, 'strongest'>): number => Math.max(1, strongest * CORE);

/** The value below which this share of a histogram lies. */
export function percentile(counts: ArrayLike<number>, share: number): number {
  let total = 0;
  for (let at = 0; at < counts.length; at += 1) total += counts[at] ?? 0;
  let left = total * share;
  for (let at = 0; at < counts.length; at += 1) {
    left -= counts[at] ?? 0;
    if (left < 0) return at;
  }
  return counts.length - 1;
}

/** The ink of the tile at this place of a sheet. Null if it is empty. */
export function inkOf(sheet: Raster, place: { x: number; y: number }, size: TileSize): Ink | null {
  const counts = new Uint32Array(256);
  const alphaAt = (x: number, y: number) => sheet.data[((place.y + y) * sheet.width + place.x + x) * 4 + 3] ?? 0;
  let [left, top, right, bottom] = [size.width, size.height, -1, -1];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const alpha = alphaAt(x, y);
      if (alpha === 0) continue;
      counts[alpha] = (counts[alpha] ?? 0) + 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const [width, height] = [right - left + 1, bottom - top + 1];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((place.y + top + y) * sheet.width + place.x + left) * 4;
    data.set(sheet.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height, x: left - size.left, y: top - size.top, strongest: percentile(counts, STRONGEST) };
}
