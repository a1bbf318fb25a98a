// The contact sheet as a picture: the faces in rows, each with the name and values of its moment below it.
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { onSquare, onWatch } from '@/simulator/onWatch';
import { createPictureLoader } from '@/simulator/pictureLoader';
import { drawFace } from '@/simulator/rasterise';
import { shownNodes } from '@/simulator/shownNodes';
import type { SheetEntry } from './sheetEntries';

/** A moment with the words below its face. */
export interface PictureCell {
  entry: SheetEntry;
  name: string;
  facts: string;
}

export interface SheetPicture {
  copy: FaceCopy;
  title: string;
  /** Beside the title, at the right. */
  note: string;
  cells: readonly PictureCell[];
  /** Available fonts besides the default one. */
  fonts: readonly Font[];
  /** CSS families of the captions. */
  family: string;
}

/** Sizes in px. */
const FACE = 300;
const GAP = 28;
const MARGIN = 48;
const HEAD = 72;
const CAPTION = 68;
const COLORS = { page: '#0d1017', cell: '#151922', line: '#2a303c', ink: '#f2f4f8', muted: '#9aa3b2' } as const;

/** `text` cut to this width, with an ellipsis. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Rows of at most `columns` cells, for `count` cells. */
export const rowsOf = (count: number, columns: number): number => Math.max(1, Math.ceil(count / columns));

/** Draws the cells in `columns`, with room for `rows`. Rejects if a face cannot be drawn, and on abort. */
export async function drawSheet(
  { copy, title, note, cells, fonts, family }: SheetPicture,
  { columns, rows }: { columns: number; rows: number },
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const cell = { width: FACE + GAP, height: FACE + CAPTION + GAP };
  const surface = Object.assign(document.createElement('canvas'), {
    width: 2 * MARGIN + columns * cell.width + (columns - 1) * GAP,
    height: 2 * MARGIN + HEAD + rows * cell.height + (rows - 1) * GAP,
  });
  const context = surface.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const write = (text: string, x: number, y: number, font: string, color: string, width: number) => {
    context.font = `${font} ${family}`;
    context.fillStyle = color;
    context.fillText(fitted(context, text, width), x, y);
  };
  context.fillStyle = COLORS.page;
  context.fillRect(0, 0, surface.width, surface.height);
  context.textBaseline = 'alphabetic';
  const inner = surface.width - 2 * MARGIN;
  write(title, MARGIN, MARGIN + 36, '600 36px', COLORS.ink, inner * 0.62);
  context.textAlign = 'right';
  write(note, surface.width - MARGIN, MARGIN + 36, '400 22px', COLORS.muted, inner * 0.36);
  context.textAlign = 'left';

  const loadPictures = createPictureLoader();
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  for (const [index, { entry, name, facts }] of cells.entries()) {
    const x = MARGIN + (index % columns) * (cell.width + GAP);
    const y = MARGIN + HEAD + Math.floor(index / columns) * (cell.height + GAP);
    context.fillStyle = COLORS.cell;
    context.strokeStyle = COLORS.line;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(x, y, cell.width, cell.height, 14);
    context.fill();
    context.stroke();
    const { mode, state } = entry;
    const watch = watchIn(mode, createWatch(state));
    const face = { nodes: shownNodes(copy, mode), canvas, watch, mode, rest: copy.watchFace, fonts, loadPictures };
    const drawing = onSquare(onWatch(await drawFace(face, FACE, signal), copy.shape));
    context.drawImage(drawing, x + GAP / 2, y + GAP / 2);
    const [left, width] = [x + GAP / 2 + 4, cell.width - GAP - 8];
    write(name, left, y + GAP / 2 + FACE + 34, '600 22px', COLORS.ink, width);
    write(facts, left, y + GAP / 2 + FACE + 62, '400 17px', COLORS.muted, width);
  }
  return surface;
}
