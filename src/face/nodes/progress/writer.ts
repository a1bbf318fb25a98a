// Writes progress to the Watch Face Format: stroked shapes whose end depends on the share, or the picture that it
// picks.
import type { XmlElement } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';
import type { FaceSheet, WatchFaceWriter } from '../faceSheet';
import { isCast } from '../shadow';
import { askAngle, askNumber, underWeather } from '../watchFaceAsk';
import { isSource } from '../watchFaceColor';
import { pickedPart } from '../watchFaceGlyphs';
import { alphaOf, boxAround, fadedTogether, nearestBox, placedAt, scaledBox, turning } from '../watchFacePart';
import { type FillBand, type StrokeLook, trackAndFill } from '../watchFaceShapes';
import { cast } from './cast';
import { isEnumeration } from './outcome';
import { bandsOf, mixedBandsOf } from './progressBands';
import { strokeWidthOf } from './progressPaths';
import { indexOf, shapeOf, shareOf } from './trackShapes';

type Progress = NodeOf<'progress'>;

/** Whether a color of the gradient follows a role, so that only the watch knows it. */
const isMixed = ({ style }: Progress): boolean => style.fillStops?.some(({ color }) => isSource(color)) === true;

function bandsIn(node: Progress): readonly FillBand[] {
  const { fillStops, fillColor } = node.style;
  if (!fillStops) return [{ to: 1, color: fillColor }];
  return isMixed(node) ? mixedBandsOf(fillStops) : bandsOf(fillStops);
}

function filled(node: Progress, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const thickness = strokeWidthOf(style);
  const angle = askAngle(node, sheet);
  const rate = askNumber(style.fillRate, node, 'style.fillRate', sheet);
  const box = boxAround(style, 1);
  const fill = bandsIn(node);
  const look = (color: string): StrokeLook => ({ color, thickness, isRound: style.isRound });
  return underWeather([angle, rate], (now) => {
    const share = shareOf(node, now(rate));
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
    const index = indexOf(now(rate), urls.length);
    return index === null ? [] : [pickedPart(node, box, { urls, index }, now(angle), sheet)];
  });
}

/** The layer without its shadow. */
const body = (node: Progress, sheet: FaceSheet): readonly XmlElement[] =>
  isEnumeration(node) ? enumerated(node, sheet) : filled(node, sheet);

export const write: WatchFaceWriter<'progress'> = (node, sheet) => {
  const { style } = node;
  if (!isCast(style.shadow) && !(isMixed(node) && style.opacity < 1)) return body(node, sheet);
  // All fade together, so that neither the shadow nor lower bands show through the layer.
  const opaque = { ...node, style: { ...style, opacity: 1 } };
  return fadedTogether(node, [...cast(opaque, style.shadow, sheet), ...body(opaque, sheet)], sheet);
};

export { cast };
