// Arranges drawings of single layers as tiles of a larger drawing, because a browser draws one large picture much faster
// than many small ones.
import type { XmlElement } from '@/bytes/xml/xml';
import type { CanvasOutline } from '@/face/geometry/bounds';
import { markupOf, withIds } from './layerDrawings';
import type { Rect } from './rect';

/** Width around the canvas that is drawn too, so that ink beyond the edge is measured, canvas px. */
const MARGIN = 24;
/** Longer side of the canvas as it is measured, px; a larger canvas is drawn smaller. */
const SIDE_MAX = 500;
/** px of a rough drawing, from which only the place of the ink is read, per px of a measured one. */
const ROUGH = 1 / 8;
/** Size of a sheet, px, and its tiles: bounds of the time for which one drawing blocks the page. */
const SHEET_SIDE = 1200;
const TILES_MAX = 64;

/** How a canvas is measured: px of the measured drawing per canvas px, and all that is drawn, in those px. */
export interface Grid {
  scale: number;
  whole: Rect;
}

/** A part of a layer's drawing. */
export interface TileRequest {
  key: string;
  element: XmlElement;
  /** The drawn part of it, px of the measured drawing. */
  part: Rect;
  /** Only the place of its ink is wanted. */
  isRough: boolean;
  /** It shares no sheet with others. */
  isAlone?: boolean;
}

export interface Tile {
  key: string;
  part: Rect;
  isRough: boolean;
  /** Its place in the sheet, px. */
  place: Rect;
}

export interface Sheet {
  /** A complete drawing of `width` x `height` px, without its pictures and fonts. */
  svg: string;
  width: number;
  height: number;
  tiles: readonly Tile[];
}

export function gridOf({ width, height }: Pick<CanvasOutline, 'width' | 'height'>): Grid {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const margin = Math.round(MARGIN * scale);
  const side = (length: number) => Math.ceil(length * scale) + 2 * margin;
  return { scale, whole: { x: -margin, y: -margin, width: side(width), height: side(height) } };
}

/** px of the measured drawing per px of a tile. */
export const stepOf = ({ isRough }: Pick<Tile, 'isRough'>): number => (isRough ? 1 / ROUGH : 1);

interface Packed extends TileRequest {
  place: Rect;
}

/** Places tiles in rows, the highest first, on as many sheets as they need. */
function pack(requests: readonly TileRequest[]): Packed[][] {
  const sized = requests
    .map((tile) => {
      const step = stepOf(tile);
      return { tile, width: Math.ceil(tile.part.width / step), height: Math.ceil(tile.part.height / step) };
    })
    .toSorted((a, b) => b.height - a.height);
  const sheets: Packed[][] = [];
  let sheet: Packed[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const { tile, width, height } of sized) {
    if (x + width > SHEET_SIDE) [x, y, row] = [0, y + row, 0];
    const isFull = sheet.length >= TILES_MAX || y + height > SHEET_SIDE;
    if (sheet.length === 0 || isFull || tile.isAlone || sheet[0]?.isAlone) {
      sheet = [];
      sheets.push(sheet);
      [x, y, row] = [0, 0, 0];
    }
    sheet.push({ ...tile, place: { x, y, width, height } });
    x += width;
    row = Math.max(row, height);
  }
  return sheets;
}

/** Sheets that draw these parts. `scale`: of the grid. */
export const sheetsOf = (requests: readonly TileRequest[], { scale }: Grid): Sheet[] =>
  pack(requests).map((packed) => {
    const width = Math.max(...packed.map(({ place }) => place.x + place.width));
    const height = Math.max(...packed.map(({ place }) => place.y + place.height));
    const drawn = packed.map(({ element, part, place, ...rest }, index) => {
      const step = stepOf(rest);
      const box = [part.x, part.y, place.width * step, place.height * step].map((length) => length / scale).join(' ');
      const inner = markupOf(withIds(element, `t${index}-`));
      return `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" viewBox="${box}">${inner}</svg>`;
    });
    const tiles = packed.map(({ key, part, isRough, place }) => ({ key, part, isRough, place }));
    return { svg: `<svg viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`, width, height, tiles };
  });
