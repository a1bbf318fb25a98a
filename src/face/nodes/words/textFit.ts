// Whether a text fits its box, and what would make it fit. Uses the same lines and anchors as the drawing; the caller
// measures widths.

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

/** Width of one line in a 1 px font without spacing, in px; null while the font is not loaded. */
export type LineWidth = (line: string, fontFamily: string) => number | null;

/** Extent of a text that does not fit: that of the widest text, px. */
export interface TextOverflow {
  width: number;
  height: number;
}

/** An invisible fraction of a px: letter advances are rounded differently across browsers. */
const TOLERANCE = 0.5;
/** Cache size; texts of expressions are needed each time a layer is checked. */
const KNOWN_MAX = 200;
const cache = new Map<string, readonly string[]>();
let wide: readonly ReturnType<typeof createWatch>[] | undefined;

/** The longest texts of a layer: its literal text, or its tags' values in the widest states. */
export function widestTexts({ text, textTag }: Pick<TextStyle, 'text' | 'textTag'>): readonly string[] {
  if (textTag === '') return [text];
  const before = cache.get(textTag);
  if (before) return before;
  const parsed = parse(textTag);
  if (!parsed.ok) return [];
  wide ??= wideStates(SAMPLE_STATE).map((state) => createWatch(state));
  const texts = [...new Set(wide.map((watch) => evaluateText(parsed.tree, watch.read)))];
  if (cache.size >= KNOWN_MAX) cache.clear();
  cache.set(textTag, texts);
  return texts;
}

interface Extent {
  /** Width in ems of each line and its number of letter gaps; spacing adds to each letter but the last. */
  lines: readonly { ems: number; gaps: number }[];
  count: number;
}

/** Lines of all texts; null while their font is not loaded. */
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

/** Extent of a text that is larger than its box; null if it fits or its font is not loaded. */
export function textOverflow(style: TextStyle, lineWidth: LineWidth): TextOverflow | null {
  const extent = extentOf(style, lineWidth);
  if (!extent) return null;
  const width = widthAt(extent, style.fontSize, style.letterSpacing);
  // A single line may exceed a low box by the space above and below its letters.
  const height = (extent.count > 1 ? extent.count * LINE_HEIGHT : 1) * style.fontSize;
  return width > style.width + TOLERANCE || height > style.height + TOLERANCE ? { width, height } : null;
}

/** The largest whole-px font size at which the text fits its box; at least 1. Null if it cannot be determined. */
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

/** Anchor of the text, as a share of the box's width. */
const HELD = { left: 0, center: 0.5, right: 1 } as const;

/**
 * The smallest box that holds the text. Its letters keep their position on the face at the resting angle, and so does
 * the layer's own pivot. Never smaller than the current box.
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
  // Without its own pivot the box rotates about its centre, which moves relative to the letters; compensate for that.
  const middle = { x: (width - style.width) / 2, y: (height - style.height) / 2 };
  const before = turned({ x: moved.x - middle.x, y: moved.y - middle.y }, style.rotation);
  return {
    width,
    height,
    x: boundedCoordinate(x - middle.x - before.x),
    y: boundedCoordinate(y - middle.y - before.y),
  };
}
