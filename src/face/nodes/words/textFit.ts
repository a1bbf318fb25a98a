// Whether a text fits its box, and what would make it fit: the same lines and anchors as the drawing, widths measured outside.

import type { StyleOf } from '@/schemas/nodes';
import { evaluateText } from '../../dataTags/expression/evaluate';
import { parse } from '../../dataTags/expression/parse';
import { SAMPLE_STATE } from '../../dataTags/watchState';
import { wideStates } from '../../dataTags/wideStates';
import { turned } from '../../geometry/bounds';
import { boundedCoordinate } from '../../geometry/transform';
import { createWatch } from '../../liveData/watch';
import { LINE_HEIGHT, layText } from './textLayout';

type TextStyle = StyleOf<'text'>;

/** Width of one line in a font of 1 px without spacing, in px; null while the font is not there. */
export type LineWidth = (line: string, fontFamily: string) => number | null;

/** What does not fit, and by how much: the extent of the widest text, px. */
export interface TextOverflow {
  width: number;
  height: number;
}

/** Parts of a px that nobody sees: the advance of letters is rounded differently here and there. */
const TOLERANCE = 0.5;
/** Texts of expressions are asked for at every look at a layer. */
const KNOWN_MAX = 200;
const known = new Map<string, readonly string[]>();
let wide: readonly ReturnType<typeof createWatch>[] | undefined;

/** What the layer says at its longest: its words, or what its tags give in the states that say the most. */
export function widestTexts({ text, textTag }: Pick<TextStyle, 'text' | 'textTag'>): readonly string[] {
  if (textTag === '') return [text];
  const before = known.get(textTag);
  if (before) return before;
  const parsed = parse(textTag);
  if (!parsed.ok) return [];
  wide ??= wideStates(SAMPLE_STATE).map((state) => createWatch(state));
  const texts = [...new Set(wide.map((watch) => evaluateText(parsed.tree, watch.read)))];
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(textTag, texts);
  return texts;
}

interface Extent {
  /** Width in ems of the widest line, and the letters of that line: spacing adds to each but the last. */
  lines: readonly { ems: number; gaps: number }[];
  count: number;
}

/** Lines of all the texts; null while their font is not there. */
function extentOf(style: TextStyle, lineWidth: LineWidth): Extent | null {
  const lines: { ems: number; gaps: number }[] = [];
  let count = 0;
  for (const text of widestTexts(style)) {
    const laid = layText(text, style).lines;
    count = Math.max(count, laid.length);
    for (const line of laid) {
      const ems = lineWidth(line.text, style.fontFamily);
      if (ems === null) return null;
      lines.push({ ems, gaps: Math.max(0, [...line.text].length - 1) });
    }
  }
  return { lines, count };
}

const widthAt = ({ lines }: Extent, size: number, spacing: number): number =>
  Math.max(0, ...lines.map(({ ems, gaps }) => ems * size + gaps * spacing));

/** The extent of a text that is larger than its box; null where it fits, or where its font is not there yet. */
export function textOverflow(style: TextStyle, lineWidth: LineWidth): TextOverflow | null {
  const extent = extentOf(style, lineWidth);
  if (!extent) return null;
  const width = widthAt(extent, style.fontSize, style.letterSpacing);
  // A single line may stand out of a low box by the room above and below its letters.
  const height = (extent.count > 1 ? extent.count * LINE_HEIGHT : 1) * style.fontSize;
  return width > style.width + TOLERANCE || height > style.height + TOLERANCE ? { width, height } : null;
}

/** The largest font size in whole px at which the text fits its box; at least 1. Null where nothing can be said. */
export function fittingSize(style: TextStyle, lineWidth: LineWidth): number | null {
  const extent = extentOf(style, lineWidth);
  if (!extent) return null;
  const { width, height, letterSpacing } = style;
  const byWidth = extent.lines.map(({ ems, gaps }) =>
    ems === 0 ? Number.POSITIVE_INFINITY : (width - gaps * letterSpacing) / ems,
  );
  const byHeight = height / (extent.count > 1 ? extent.count * LINE_HEIGHT : 1);
  return Math.max(1, Math.floor(Math.min(style.fontSize, byHeight, ...byWidth)));
}

/** Where the text is held, as a share of the box's width. */
const HELD = { left: 0, center: 0.5, right: 1 } as const;

/**
 * The box that just holds the text: its letters stay where they are on the face at its resting angle, and a pivot of its own
 * stays where it is beside them. Never smaller than the box there is.
 */
export function fittingBox(style: TextStyle, lineWidth: LineWidth): Readonly<Record<string, unknown>> | null {
  const overflow = textOverflow(style, lineWidth);
  if (!overflow) return null;
  const width = Math.max(style.width, Math.ceil(overflow.width));
  const height = Math.max(style.height, Math.ceil(overflow.height));
  const moved = { x: (width - style.width) * HELD[style.align], y: (height - style.height) / 2 };
  const { x, y, offset } = style;
  if (offset) {
    return {
      width,
      height,
      x: boundedCoordinate(x - moved.x),
      y: boundedCoordinate(y - moved.y),
      offset: { x: offset.x + moved.x, y: offset.y + moved.y },
    };
  }
  // The pivot is the box's middle, which moves against the letters: they are turned about another point.
  const middle = { x: (width - style.width) / 2, y: (height - style.height) / 2 };
  const before = turned({ x: moved.x - middle.x, y: moved.y - middle.y }, style.rotation);
  return {
    width,
    height,
    x: boundedCoordinate(x - middle.x - before.x),
    y: boundedCoordinate(y - middle.y - before.y),
  };
}
