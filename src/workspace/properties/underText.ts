// The colors below the letters of a text: draws the layers below it and samples the pixels behind its lines.
import { selectPolicy, selectRest } from '@/editor/document/selectors';
import { evaluateText } from '@/face/dataTags/expression/evaluate';
import { parse } from '@/face/dataTags/expression/parse';
import { onCanvas } from '@/face/geometry/bounds';
import type { LiveWatch } from '@/face/liveData/watch';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import type { LineWidth } from '@/face/nodes/words/textFit';
import { LINE_HEIGHT, layText } from '@/face/nodes/words/textLayout';
import type { WordsNode, WordsStyle } from '@/face/nodes/words/wordsNode';
import { WATCH_WIDTH_MM } from '@/face/seen/limits';
import { outlineContrast } from '@/face/seen/outlineContrast';
import { contrastOver } from '@/forms/contrast';
import type { FaceNode } from '@/schemas/nodes';
import { lineWidth } from '@/simulator/lineWidth';
import type { BackdropPorts, Place } from './backdrop';

/** Canvas pixels: rows from the top; red, green, blue and alpha from 0 to 255. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** Sample points along a line of text and across it. */
const ALONG = 32;
const ACROSS = 6;
/** With more colors than this, they are rounded to coarser steps. */
const FINE_MAX = 48;

const SHIFTS = { start: 0, middle: -0.5, end: -1 } as const;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rectangles that the lines fill, in px of the box. The whole box while text cannot be measured. */
function linesOf(text: string, style: WordsStyle, lineWidth: LineWidth): Rectangle[] {
  const { lines, anchor, x } = layText(text, style);
  const height = style.fontSize * (LINE_HEIGHT - 0.25);
  const rectangles = lines.flatMap((line): Rectangle[] => {
    const ems = lineWidth(line.text, style.fontFamily);
    const width = ems === null ? 0 : ems * style.fontSize + [...line.text].length * style.letterSpacing;
    return width > 0 ? [{ x: x + SHIFTS[anchor] * width, y: line.y - height / 2, width, height }] : [];
  });
  return rectangles.length > 0 ? rectangles : [{ x: 0, y: 0, width: style.width, height: style.height }];
}

const twoDigits = (value: number) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0');

/** The color of a pixel on black as `#rrggbb`. Null outside the face. */
function colorAt({ data, width, height }: Pixels, x: number, y: number): string | null {
  if (x < 0 || y < 0 || x >= width || y >= height) return null;
  const at = (y * width + x) * 4;
  const alpha = (data[at + 3] ?? 0) / 255;
  if (alpha === 0) return null;
  return `#${[0, 1, 2].map((channel) => twoDigits((data[at + channel] ?? 0) * alpha)).join('')}`;
}

/** The same color in steps of 16 per channel. */
const coarse = (color: string): string => color.replace(/[0-9a-f]([0-9a-f])/g, (pair) => `${pair[0]}8`);

/**
 * The content of the fact `backdrop`: colors below the text with the number of sample points of each; the color of its
 * outline alone if the letters contrast more with that. Null if the text is outside the face.
 */
export function colorsUnder(
  text: string,
  node: WordsNode,
  { canvas, pixels, lineWidth }: { canvas: CanvasFacts; pixels: Pixels; lineWidth: LineWidth },
): string | null {
  const { style } = node;
  const scale = pixels.width / canvas.width;
  const counts = new Map<string, number>();
  for (const line of linesOf(text, style, lineWidth)) {
    for (let i = 0; i < ALONG; i += 1) {
      for (let j = 0; j < ACROSS; j += 1) {
        const own = { x: line.x + ((i + 0.5) / ALONG) * line.width, y: line.y + ((j + 0.5) / ACROSS) * line.height };
        const seen = onCanvas(style, own);
        const color = colorAt(pixels, Math.floor(seen.x * scale), Math.floor(seen.y * scale));
        if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    }
  }
  const merged = new Map<string, number>();
  for (const [color, count] of counts) {
    const name = counts.size > FINE_MAX ? coarse(color) : color;
    merged.set(name, (merged.get(name) ?? 0) + count);
  }
  if (merged.size === 0) return null;
  const under = [...merged].map(([color, count]) => `${color}*${count}`).join(' ');
  const own = outlineContrast(node, WATCH_WIDTH_MM / canvas.width);
  const below = contrastOver(style.fill, under);
  return own !== null && style.outline && below && own > below.p10 ? `${style.outline.color}*1` : under;
}

/** The text as the canvas shows it now. */
const wordsNow = ({ style }: WordsNode, watch: Pick<LiveWatch, 'read'>): string => {
  if (style.textTag === '') return style.text;
  const parsed = parse(style.textTag);
  return parsed.ok ? evaluateText(parsed.tree, watch.read) : '';
};

/** Draws the layers below a text as its watch shows them, and reads the colors below the letters. Rejects on abort. */
export async function colorsBelow(
  { node, below, canvas, mode }: Place,
  { store, watch, fonts, draw }: BackdropPorts,
  sideMax: number,
  signal: AbortSignal,
): Promise<string | null> {
  const packaging = selectPolicy(store.getState())?.packaging;
  const asShown = <N extends FaceNode>(one: N): N => (packaging ? withoutLostEffects(one, packaging) : one);
  const face = { nodes: below.map(asShown), canvas, mode, watch, rest: selectRest(store.getState()), fonts: fonts() };
  const pixels = await draw(face, sideMax, signal);
  return colorsUnder(wordsNow(node, watch), asShown(node), { canvas, pixels, lineWidth });
}
