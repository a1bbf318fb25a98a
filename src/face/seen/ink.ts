// The pixels that a layer draws.
import type { Rect } from './rect';
import { stepOf, type Tile } from './sheets';

/** Rows from the top; red, green, blue and alpha of 0 to 255 each, not premultiplied. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The part of a drawing that holds ink. `x`, `y`: its place from the top left corner of the canvas, px of the drawing. */
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

/** The smallest part of a tile that holds all its ink, px of the sheet; null if it is empty. */
function inkedPart(sheet: Raster, { x: left, y: top, width, height }: Rect, counts?: Uint32Array): Rect | null {
  let [fromX, fromY, toX, toY] = [left + width, top + height, -1, -1];
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const alpha = sheet.data[(y * sheet.width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      if (counts) counts[alpha] = (counts[alpha] ?? 0) + 1;
      fromX = Math.min(fromX, x);
      toX = Math.max(toX, x);
      fromY = Math.min(fromY, y);
      toY = y;
    }
  }
  return toX < 0 ? null : { x: fromX, y: fromY, width: toX - fromX + 1, height: toY - fromY + 1 };
}

/** Where a roughly drawn tile has ink, with a px of the rough drawing around it; null if it is empty. */
export function extentIn(sheet: Raster, tile: Tile): Rect | null {
  const step = stepOf(tile);
  const inked = inkedPart(sheet, tile.place);
  if (!inked) return null;
  return {
    x: tile.part.x + (inked.x - tile.place.x - 1) * step,
    y: tile.part.y + (inked.y - tile.place.y - 1) * step,
    width: (inked.width + 2) * step,
    height: (inked.height + 2) * step,
  };
}

/** The ink of a tile; null if it is empty. */
export function inkIn(sheet: Raster, { part, place }: Tile): Ink | null {
  const counts = new Uint32Array(256);
  const inked = inkedPart(sheet, place, counts);
  if (!inked) return null;
  const { width, height } = inked;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((inked.y + y) * sheet.width + inked.x) * 4;
    data.set(sheet.data.subarray(from, from + width * 4), y * width * 4);
  }
  const at = { x: part.x + inked.x - place.x, y: part.y + inked.y - place.y };
  return { data, width, height, ...at, strongest: percentile(counts, STRONGEST) };
}
