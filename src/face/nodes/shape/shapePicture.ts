// The picture of a shape that a format cannot draw: its size, its place, and its colour if it has only one.
import type { Bounds } from '@/face/geometry/bounds';
import { solidOf } from '../paints';
import { shadowInLayer } from '../shadow';
import type { ShapePicture } from '../shapeRaster';
import { isSource } from '../watchFaceColor';
import { fillOf, isTooLarge, pictureBox, type ShapeStyle, strokeOf } from './facts';
import { boxWithShadow, shadowBox } from './shadowPlace';

/** Fields that only place the finished picture. */
const UNPLACED = { x: 0, y: 0, rotation: 0, opacity: 1, rotate: '', offset: null, scaleX: 1, scaleY: 1 } as const;

/** The only colour of a shape, `#rrggbb` or a source; null if it has several or a gradient. */
export function onlyColor(style: ShapeStyle): string | null {
  const paints = [fillOf(style), strokeOf(style)?.paint ?? null].filter((paint) => paint !== null);
  const colors = new Set(paints.map((paint) => solidOf(paint)?.rgb ?? null));
  const [color] = colors;
  return colors.size === 1 && color !== undefined ? color : null;
}

const whitened = (paint: ShapeStyle['fill']): ShapeStyle['fill'] =>
  paint?.kind === 'solid' ? { ...paint, color: `#ffffff${isSource(paint.color) ? '' : paint.color.slice(7)}` } : paint;

export interface BakedShape {
  /** Place of the picture on the canvas, whole px. */
  box: Bounds;
  drawing: ShapePicture;
  /** The colour that multiplies the white picture; null if the picture has its own colours. */
  tint: string | null;
}

/** The picture of a shape. Throws a `RangeError` if it would be too large. */
export function bakedShape(style: ShapeStyle): BakedShape {
  const box = pictureBox(style);
  if (isTooLarge(style)) throw new RangeError('The shape is too large for a picture.');
  const tint = onlyColor(style);
  const ink = tint === null ? plainStyle(style) : whiteStyle(style);
  const { width, height } = box;
  return { box, tint, drawing: { style: ink, width, height, dx: style.x - box.x, dy: style.y - box.y } };
}

type Gradient = Exclude<NonNullable<ShapeStyle['fill']>, { kind: 'solid' }>;

const hasSourceStop = (paint: ShapeStyle['fill']): boolean =>
  paint !== null && paint.kind !== 'solid' && paint.stops.some(({ color }) => isSource(color));

/** Whether a stop of a gradient follows a role. */
export const followsInStops = (style: ShapeStyle): boolean =>
  hasSourceStop(fillOf(style)) || hasSourceStop(strokeOf(style)?.paint ?? null);

/** White as far as the gradient has reached a stop, with its color as the tint; the first stop is below all others. */
function stopPaints(paint: Gradient): readonly { paint: ShapeStyle['fill']; tint: string }[] {
  return paint.stops.map(({ at, color }, index) => {
    const tint = isSource(color) ? color : color.slice(0, 7).toLowerCase();
    const before = paint.stops[index - 1];
    if (!before) return { paint: { kind: 'solid' as const, color: '#ffffff' }, tint };
    const stops = [
      { at: before.at, color: '#ffffff00' },
      { at, color: '#ffffff' },
    ];
    return { paint: { ...paint, stops }, tint };
  });
}

/**
 * The pictures of a shape whose gradients follow roles, bottom first: one for each stop, with its own tint. At the
 * share p of the way from one stop to the next, the picture of the next stop has the opacity p, which mixes both colors
 * as the gradient does.
 */
export function bakedStops(style: ShapeStyle): readonly BakedShape[] {
  const [fill, stroke] = [fillOf(style), strokeOf(style)];
  const pieces = (paint: ShapeStyle['fill'], inStyle: (paint: ShapeStyle['fill']) => ShapeStyle): BakedShape[] =>
    paint && paint.kind !== 'solid'
      ? stopPaints(paint).map((stop) => ({ ...bakedShape(inStyle(stop.paint)), tint: stop.tint }))
      : paint
        ? [bakedShape(inStyle(paint))]
        : [];
  return [
    ...pieces(fill, (paint) => ({ ...style, fill: paint, stroke: { ...style.stroke, paint: null } })),
    ...pieces(stroke?.paint ?? null, (paint) => ({ ...style, fill: null, stroke: { ...style.stroke, paint } })),
  ];
}

const plainStyle = (style: ShapeStyle): ShapeStyle => ({
  ...{ ...style, ...UNPLACED },
  shadow: { ...style.shadow, isOn: false },
});

const whiteStyle = (style: ShapeStyle): ShapeStyle => ({
  ...plainStyle(style),
  fill: whitened(style.fill),
  stroke: { ...style.stroke, paint: whitened(style.stroke.paint) },
});

/** The shadow as a white picture with a tint, below the unturned layer. */
export function bakedShadow(style: ShapeStyle): BakedShape {
  const { x, y, blur, color } = style.shadow;
  const box = shadowBox(style, style.shadow);
  const { width, height } = box;
  const place = { dx: style.x + x - box.x, dy: style.y + y - box.y };
  const cast = { x: 0, y: 0, blur, color: `#ffffff${color.slice(7)}`, isAlone: true };
  const drawing = { style: whiteStyle(style), width, height, ...place, shadow: cast };
  return { box, tint: color.slice(0, 7).toLowerCase(), drawing };
}

/** One picture of a resting shape with its shadow. */
export function bakedTogether(style: ShapeStyle): BakedShape {
  const { blur, color } = style.shadow;
  const cast = { ...shadowInLayer(style.shadow, style, style.rotation), blur, color, isAlone: false };
  const box = boxWithShadow(style, cast);
  const { width, height } = box;
  const place = { dx: style.x - box.x, dy: style.y - box.y };
  return { box, tint: null, drawing: { style: plainStyle(style), width, height, ...place, shadow: cast } };
}
