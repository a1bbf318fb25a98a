// The shadow of a progress layer alone, in the Watch Face Format: strokes that follow the fill, or the picture that the share
// picks.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { NodeOf } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import type { FaceSheet } from '../faceSheet';
import { grown, marginsOfShadow } from '../image/cast';
import { rgbaOf } from '../paints';
import { blurReach } from '../shadow';
import { askAngle, askNumber, underWeather } from '../watchFaceAsk';
import { isSource } from '../watchFaceColor';
import { pickedPart } from '../watchFaceGlyphs';
import { boxAround, nearestBox, placedAt, scaledBox, turning } from '../watchFacePart';
import type { ShareOfWay } from '../watchFaceShapes';
import { isEnumeration } from './outcome';
import { strokeWidthOf } from './progressPaths';
import { type SoftStroke, softStrokes } from './softStrokes';
import { type DrawWay, indexOf, shapeOf, shareOf } from './trackShapes';

type Progress = NodeOf<'progress'>;

/** From 0 to 1. The watch's colors of a theme are opaque. */
const opacityIn = (color: string): number => (isSource(color) ? 1 : rgbaOf(color)[3] / 255);

/** The strokes below the track, and those that a fill over it adds. */
function stacksOf({ style }: Progress, { blur, color }: Shadow) {
  const shade = opacityIn(color);
  const track = opacityIn(style.bgColor);
  const fill = style.fillStops ? 1 : opacityIn(style.fillColor);
  const both = 1 - (1 - track) * (1 - fill);
  const [below, most] = [track * shade, both * shade];
  const thickness = strokeWidthOf(style);
  return {
    track: softStrokes(thickness, blur, (covered) => below * covered),
    fill: softStrokes(thickness, blur, (covered) => 1 - (1 - most * covered) / Math.max(1e-6, 1 - below * covered)),
  };
}

/** Each stroke is as much longer as it is wider: at flat ends the shadow fades out as at the sides. */
function drawnStack(node: Progress, stack: readonly SoftStroke[], color: string, draw: DrawWay, share: ShareOfWay) {
  const { isRound } = node.style;
  const own = strokeWidthOf(node.style);
  return stack.map(({ thickness, opacity }) => {
    const alpha = Math.round(opacity * 255);
    const look = { color: `${color}${alpha.toString(16).padStart(2, '0')}`, thickness, isRound };
    return draw(look, share, isRound ? 0 : Math.max(0, (thickness - own) / 2));
  });
}

function ofFill(node: Progress, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const [angle, rate] = [askAngle(node, sheet), askNumber(style.fillRate, node, 'style.fillRate', sheet)];
  const box = boxAround(style, 1 + blurReach(shadow.blur));
  const draw = shapeOf(node, box);
  const stacks = stacksOf(node, shadow);
  const color = shadow.color.slice(0, 7).toLowerCase();
  return underWeather([angle, rate], (now) => {
    const share = shareOf(node, now(rate));
    const part = (shapes: readonly XmlElement[], extra: readonly XmlElement[]) =>
      shapes.length === 0
        ? []
        : [xml('PartDraw', placedAt(node, box, { angle: now(angle) }), [...turning(now(angle)), ...extra, ...shapes])];
    // The ends of an empty fill would still cast a shadow.
    const shown =
      typeof share === 'string' ? [xml('Transform', { target: 'alpha', value: `(${share} > 0) ? 255 : 0` })] : [];
    return [
      ...part(drawnStack(node, stacks.track, color, draw, 1), []),
      ...part(share === 0 ? [] : drawnStack(node, stacks.fill, color, draw, share), shown),
    ];
  });
}

function ofPictures(node: Progress, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const urls = style.icons.map(({ url }) => url);
  if (urls.every((url) => url === '')) return [];
  const [angle, rate] = [askAngle(node, sheet), askNumber(style.imageIndexRate, node, 'style.imageIndexRate', sheet)];
  const own = nearestBox(scaledBox(style));
  const margins = marginsOfShadow(shadow);
  const { width, height } = own;
  const { blur, color } = shadow;
  const cast = { width, height, margins, x: 0, y: 0, blur, color, isAlone: true };
  return underWeather([angle, rate], (now) => {
    const index = indexOf(now(rate), urls.length);
    return index === null ? [] : [pickedPart(node, grown(own, margins), { urls, index, cast }, now(angle), sheet)];
  });
}

/** The layer itself reports what its expressions lack. */
const quiet = (sheet: FaceSheet): FaceSheet => ({ ...sheet, find: () => undefined });

/** The shadow turns about the layer's pivot moved by the offset, so that the offset itself never turns. */
export function cast(node: Progress, shadow: Shadow, sheet: FaceSheet): readonly XmlElement[] {
  const { style } = node;
  const place = { x: style.x + shadow.x, y: style.y + shadow.y };
  const moved = { ...node, label: `${node.label} shadow`, style: { ...style, ...place } };
  return (isEnumeration(node) ? ofPictures : ofFill)(moved, shadow, quiet(sheet));
}
