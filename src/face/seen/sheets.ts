// Arranges drawings of single layers as tiles of a larger drawing, because a browser draws one large picture much faster
// than many small ones.
import type { CanvasOutline } from '@/face/geometry/bounds';
import { type LayerDrawing, markupOf, withIds } from './layerDrawings';

/** Width around the canvas that is drawn too, so that ink beyond the edge is measured, canvas px. */
const MARGIN = 24;
/** Longer side of the canvas in a tile, px; a larger canvas is drawn smaller. */
const SIDE_MAX = 500;
/** Tiles per row and rows of a sheet. A sheet of nine takes about 11 MB. */
const ACROSS = 3;

/** Size of a tile, and the canvas in it, px of the tile. */
export interface TileSize {
  width: number;
  height: number;
  /** Tile px per canvas px. */
  scale: number;
  /** Place of the canvas's top left corner, tile px. */
  left: number;
  top: number;
}

export interface Sheet {
  /** A complete drawing of `width` x `height` px, without its pictures and fonts. */
  svg: string;
  width: number;
  height: number;
  /** What each tile shows, and its place, px. */
  tiles: readonly { key: string; x: number; y: number }[];
}

/** The tile of a canvas. */
export function tileSize({ width, height }: Pick<CanvasOutline, 'width' | 'height'>): TileSize {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const margin = Math.round(MARGIN * scale);
  return {
    ...{ width: Math.ceil(width * scale) + 2 * margin, height: Math.ceil(height * scale) + 2 * margin },
    ...{ scale, left: margin, top: margin },
  };
}

/** Sheets that show each of these drawings once. */
export function sheetsOf(drawings: readonly LayerDrawing[], size: TileSize): Sheet[] {
  const distinct = [...new Map(drawings.map((drawing) => [drawing.key, drawing])).values()];
  const sheets: Sheet[] = [];
  const box = [-size.left, -size.top, size.width, size.height].map((length) => length / size.scale).join(' ');
  for (let from = 0; from < distinct.length; from += ACROSS * ACROSS) {
    const part = distinct.slice(from, from + ACROSS * ACROSS);
    const [columns, rows] = [Math.min(ACROSS, part.length), Math.ceil(part.length / ACROSS)];
    const [width, height] = [columns * size.width, rows * size.height];
    const tiles = part.map(({ key }, index) => ({
      ...{ key, x: (index % ACROSS) * size.width, y: Math.floor(index / ACROSS) * size.height },
    }));
    const drawn = part.map(({ element }, index) => {
      const { x = 0, y = 0 } = tiles[index] ?? {};
      const inner = markupOf(withIds(element, `t${index}-`));
      return `<svg x="${x}" y="${y}" width="${size.width}" height="${size.height}" viewBox="${box}">${inner}</svg>`;
    });
    sheets.push({ svg: `<svg viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`, width, height, tiles });
  }
  return sheets;
}
