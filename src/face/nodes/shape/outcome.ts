// Which shapes the Watch Face Format draws natively, which are exported as a picture, and why.
import type { NodeOf } from '@/schemas/nodes';
import type { LayerOutcome } from '../defineNode';
import { isSource } from '../watchFaceColor';
import { fillOf, isTooLarge, radiiOf, type ShapeStyle, shadowOf, strokeOf, sweepOf } from './facts';

const DRAWN_KINDS: readonly ShapeStyle['kind'][] = ['rectangle', 'ellipse', 'line', 'arc', 'pie'];

/** Why a shape must be a picture; empty if it need not be. */
function bakeReasons(style: ShapeStyle): readonly string[] {
  const [fill, stroke] = [fillOf(style), strokeOf(style)];
  const { kind, width, height } = style;
  const reasons: string[] = [];
  if (!DRAWN_KINDS.includes(kind)) reasons.push('noOutline');
  const radii = radiiOf(style);
  const isRound = radii.some((radius) => radius > 0);
  if (kind === 'rectangle' && radii.some((radius) => radius !== radii[0])) reasons.push('corners');
  const isGradient = (paint: ShapeStyle['fill']) => paint !== null && paint.kind !== 'solid';
  if (isGradient(fill) || isGradient(stroke?.paint ?? null)) reasons.push('gradient');
  if (kind === 'pie' && sweepOf(style) < 360 && (width !== height || stroke)) reasons.push('pie');
  if (stroke && stroke.dash.length > 0 && kind !== 'line' && (kind !== 'rectangle' || isRound)) reasons.push('dash');
  if (stroke && stroke.dash.length > 0 && stroke.align !== 'centre') reasons.push('dash');
  if (stroke && kind === 'rectangle' && !isRound && stroke.join !== 'miter') reasons.push('join');
  const isInside = stroke?.align === 'inside' && stroke.width * 2 >= Math.min(width, height);
  const isRounder = stroke && kind === 'rectangle' && isRound && stroke.align !== 'centre';
  const isOval = kind === 'ellipse' || (kind === 'pie' && sweepOf(style) === 360);
  const isStretched = stroke && isOval && width !== height && stroke.align !== 'centre';
  if (isInside || isRounder || isStretched) reasons.push('align');
  return [...new Set(reasons)];
}

/** A picture, unless it would be too large. */
const asPicture = (style: ShapeStyle, reasons: readonly string[]): LayerOutcome =>
  isTooLarge(style) ? { outcome: 'dropped', reasons: ['tooLarge'] } : { outcome: 'baked', reasons };

const NATIVE: LayerOutcome = { outcome: 'native', reasons: [] };

/**
 * How the shadow is exported: as a picture below the layer, in the layer's own picture, or not at all. Each value is a
 * reason.
 */
type ShadowFate = 'shadowBelow' | 'shadowInPicture' | 'shadowTurns' | 'shadowTooLarge';

/** Null without a shadow. */
export function watchShadow(style: ShapeStyle): ShadowFate | null {
  return shadowOf(style) && (isTooLarge(style) ? 'shadowTooLarge' : 'shadowBelow');
}

/** The chip watch turns one picture by a value, and a shadow in that picture would turn with it. */
export function chipShadow(style: ShapeStyle): ShadowFate | null {
  return shadowOf(style) && (style.rotate === '' ? 'shadowInPicture' : 'shadowTurns');
}

function withShadow({ outcome, reasons }: LayerOutcome, fate: ShadowFate | null): LayerOutcome {
  if (!fate || outcome === 'dropped') return { outcome, reasons };
  const all = [...reasons, fate];
  if (fate === 'shadowTurns' || fate === 'shadowTooLarge') return { outcome, reasons: all, lost: ['shadow'] };
  return { outcome: outcome === 'native' ? 'restructured' : outcome, reasons: all };
}

/** The outcome on the smartwatch without the shadow. */
export function bodyOutcome(style: ShapeStyle): LayerOutcome {
  const reasons = bakeReasons(style);
  if (reasons.length > 0) return asPicture(style, reasons);
  return style.kind === 'pie' && sweepOf(style) < 360 ? { outcome: 'restructured', reasons: ['pieAsArc'] } : NATIVE;
}

const FILL = 'style.fill.color';
const STROKE = 'style.stroke.paint.color';

/** Maximum number of pictures that a gradient is split into, because each takes memory on the watch. */
const SPLIT_STOPS_MAX = 4;

const paintsOf = (style: ShapeStyle) =>
  [fillOf(style), strokeOf(style)?.paint ?? null].filter((paint) => paint !== null);

/** Whether the place is a stop of a gradient that the shape has. */
function isDrawnStop(style: ShapeStyle, path: string): boolean {
  const { paint, index } =
    /^style\.(?<paint>fill|stroke\.paint)\.stops\.(?<index>\d+)\.color$/.exec(path)?.groups ?? {};
  const of = paint === 'fill' ? fillOf(style) : (strokeOf(style)?.paint ?? null);
  return paint !== undefined && of !== null && of.kind !== 'solid' && of.stops[Number(index)] !== undefined;
}

/**
 * Whether each gradient can be pictures above each other, one for each stop, so that stops follow roles: the picture of a
 * stop covers those before it as far as the gradient has reached the stop. Only opaque stops cover them.
 */
const isSplittable = (style: ShapeStyle): boolean =>
  paintsOf(style).every(
    (paint) =>
      paint.kind === 'solid' ||
      (paint.stops.length <= SPLIT_STOPS_MAX &&
        paint.stops.every(
          ({ color }) => isSource(color) || color.length === 7 || color.slice(7).toLowerCase() === 'ff',
        )),
  );

/** Roles that a picture of several colors cannot follow. A picture of one color is white, and a tint follows the role. */
export function fixedRoles({ style, colorRoles = {} }: NodeOf<'shape'>): readonly string[] {
  if (!['baked', 'dropped'].includes(bodyOutcome(style).outcome)) return [];
  const stops = Object.keys(colorRoles).filter((path) => isDrawnStop(style, path));
  if (stops.length > 0 && bodyOutcome(style).outcome === 'baked')
    return isSplittable(style) ? [] : Object.keys(colorRoles);
  const paths = [...(fillOf(style) ? [FILL] : []), ...(strokeOf(style) ? [STROKE] : [])];
  const roles = new Set(paths.map((path) => colorRoles[path]));
  return roles.size === 1 ? [] : paths.filter((path) => colorRoles[path] !== undefined);
}

/** The outcome on the smartwatch. */
export function watchOutcome(node: NodeOf<'shape'>): LayerOutcome {
  const made = withShadow(bodyOutcome(node.style), watchShadow(node.style));
  return fixedRoles(node).length === 0 ? made : { ...made, reasons: [...made.reasons, 'themeFixed'] };
}

/** The outcome on the chip watch, which has pictures alone. */
export const chipOutcome = (style: ShapeStyle): LayerOutcome =>
  withShadow(asPicture(style, ['chip']), chipShadow(style));
