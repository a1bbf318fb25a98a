// Writes progress to the Watch Face Format: stroked shapes whose end depends on the share, or the picture that it
// picks.
import type { XmlElement } from '@/bytes/xml/xml';
import type { Bounds } from '@/face/geometry/bounds';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { askAngle, askNumber, underWeather } from '../watchFaceAsk';
import { flooredFormula, indexFormula, pickedPart } from '../watchFaceGlyphs';
import { alphaOf, boxAround, nearestBox, placedAt, scaledBox, turning } from '../watchFacePart';
import { lineStroke, ringStroke, type ShareOfWay, type StrokeLook, trackAndFill } from '../watchFaceShapes';
import { bandsOf } from './progressBands';
import { strokeWidthOf } from './progressPaths';
import { segmentedShare } from './progressShares';

type Progress = NodeOf<'progress'>;

const bounded = (share: string): string => `clamp(${share}, 0, 1)`;

/** The share as drawn, rounded down to whole segments if it has any. */
const segmented = (share: string, segment: number): string =>
  segment === 0
    ? bounded(share)
    : `((${flooredFormula(`((${bounded(share)} * 100) / ${segment})`)} * ${segment}) / 100)`;

/** The shape at a share, as drawn by `progressPaths`. */
function shapeOf({ style }: Progress, box: Bounds) {
  const { x, y, width, height, reverse } = style;
  if (style.progressType === 'Linear') {
    const inset = style.isRound ? strokeWidthOf(style) / 2 : 0;
    const left = { x: x + inset, y: y + height / 2 };
    const right = { x: x + width - inset, y: y + height / 2 };
    const way = reverse ? { from: right, to: left } : { from: left, to: right };
    return (look: StrokeLook, share: ShareOfWay) => lineStroke(box, way, look, share);
  }
  const sweep = style.progressType === 'Arc' ? style.arcCenterAngle : 360;
  const first = style.progressType === 'Arc' ? -sweep / 2 : 0;
  const ring = {
    centre: { x: x + width / 2, y: y + height / 2 },
    radius: (Math.min(width, height) - strokeWidthOf(style)) / 2,
    from: reverse ? -first : first,
    to: reverse ? -first - sweep : first + sweep,
  };
  return (look: StrokeLook, share: ShareOfWay) => ringStroke(box, ring, look, share);
}

function filled(node: Progress, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const thickness = strokeWidthOf(style);
  const angle = askAngle(node, sheet);
  const rate = askNumber(style.fillRate, node, 'style.fillRate', sheet);
  const box = boxAround(style, 1);
  const fill = style.fillStops ? bandsOf(style.fillStops) : [{ to: 1, color: style.fillColor }];
  const look = (color: string): StrokeLook => ({ color, thickness, isRound: style.isRound });
  return underWeather([angle, rate], (now) => {
    const value = now(rate);
    const resting = style.fillRate === '' ? segmentedShare(style.fillProgress, style.segment) : 0;
    const share = value === null ? resting : segmented(value, style.segment);
    const parts = {
      values: placedAt(node, box, { angle: now(angle) }),
      children: turning(now(angle)),
      alpha: alphaOf(style.opacity) ?? 255,
      draw: shapeOf(node, box),
    };
    return trackAndFill(parts, look(style.bgColor), fill, share);
  });
}

function enumerated(node: Progress, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const urls = style.icons.map(({ url }) => url);
  if (urls.every((url) => url === '')) return [];
  const angle = askAngle(node, sheet);
  const rate = askNumber(style.imageIndexRate, node, 'style.imageIndexRate', sheet);
  const box = nearestBox(scaledBox(style));
  return underWeather([angle, rate], (now) => {
    const value = now(rate);
    if (value === null) return [];
    const index = indexFormula(`(${bounded(value)} * ${urls.length})`, urls.length);
    return [pickedPart(node, box, { urls, index }, now(angle), sheet)];
  });
}

export const write: WatchFaceWriter<'progress'> = (node, sheet) =>
  node.style.progressType === 'ImageEnumeration' ? enumerated(node, sheet) : filled(node, sheet);
