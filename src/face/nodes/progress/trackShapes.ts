// The strokes of a progress layer in the Watch Face Format, and the share up to which its fill is drawn.
import type { XmlElement } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import { flooredFormula, indexFormula } from '../watchFaceGlyphs';
import { lineStroke, ringStroke, type ShareOfWay, type StrokeLook } from '../watchFaceShapes';
import { strokeWidthOf } from './progressPaths';
import { segmentedShare } from './progressShares';

type Progress = NodeOf<'progress'>;

const bounded = (share: string): string => `clamp(${share}, 0, 1)`;

/** The share as drawn, rounded down to whole segments if it has any. */
const segmented = (share: string, segment: number): string =>
  segment === 0
    ? bounded(share)
    : `((${flooredFormula(`((${bounded(share)} * 100) / ${segment})`)} * ${segment}) / 100)`;

/** Draws a stroke up to a share, `beyond` px longer at both ends. */
export type DrawWay = (look: StrokeLook, share: ShareOfWay, beyond?: number) => XmlElement;

/** The shape at a share, as drawn by `progressPaths`. */
export function shapeOf({ style }: Progress, box: Bounds): DrawWay {
  const { x, y, width, height, reverse } = style;
  if (style.progressType === 'Linear') {
    const inset = style.isRound ? strokeWidthOf(style) / 2 : 0;
    const left = { x: x + inset, y: y + height / 2 };
    const right = { x: x + width - inset, y: y + height / 2 };
    const line = reverse ? { from: right, to: left } : { from: left, to: right };
    return (look, share, beyond) => lineStroke(box, line, look, share, beyond);
  }
  const sweep = style.progressType === 'Arc' ? style.arcCenterAngle : 360;
  const first = style.progressType === 'Arc' ? -sweep / 2 : 0;
  const ring = {
    centre: { x: x + width / 2, y: y + height / 2 },
    radius: (Math.min(width, height) - strokeWidthOf(style)) / 2,
    from: reverse ? -first : first,
    to: reverse ? -first - sweep : first + sweep,
  };
  return (look, share, beyond) => ringStroke(box, ring, look, share, beyond);
}

/** The share of the fill: a formula if it has a value, else fixed. Without a value it is empty. */
export function shareOf({ style }: Progress, value: string | null): ShareOfWay {
  if (value !== null) return segmented(value, style.segment);
  return style.fillRate === '' ? segmentedShare(style.fillProgress, style.segment) : 0;
}

/** The index of the picture that a share picks; null without a value. */
export const indexOf = (value: string | null, count: number): string | null =>
  value === null ? null : indexFormula(`(${bounded(value)} * ${count})`, count);
