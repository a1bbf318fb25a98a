// The shadow of a picture: whether it has one, and where it is in packages.
import type { Bounds } from '@/face/geometry/bounds';
import { BAKED_SIDE_MAX } from '@/schemas/limits';
import type { NodeOf } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import { blurReach, isCast, shadowInLayer } from '../shadow';
import { hasTwoPictures } from './icon';

type Image = NodeOf<'image'>;

/** The shadow as drawn; null if there is none. A background has nothing below it. */
export const castOf = ({ type, style }: Image): Shadow | null =>
  type !== 'background' && isCast(style.shadow) ? style.shadow : null;

/** Distances in whole px by which a picture with a shadow is larger than the layer's box, on each side. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Around the shadow alone, in the place of the layer. */
export function marginsOfShadow({ blur }: Pick<Shadow, 'blur'>): Margins {
  const reach = blurReach(blur);
  return { left: reach, top: reach, right: reach, bottom: reach };
}

/** Around the layer and its shadow at this offset, px. */
export function marginsOfBoth({ x, y, blur }: Pick<Shadow, 'x' | 'y' | 'blur'>): Margins {
  const reach = blurReach(blur);
  // Rounding errors of a turned offset add no row.
  const side = (offset: number) => Math.max(0, Math.ceil(offset + reach - 1e-6));
  return { left: side(-x), top: side(-y), right: side(x), bottom: side(y) };
}

/** The box with margins around it. */
export const grown = ({ x, y, width, height }: Bounds, { left, top, right, bottom }: Margins): Bounds => ({
  ...{ x: x - left, y: y - top },
  ...{ width: width + left + right, height: height + top + bottom },
});

/** The offset of the shadow in px of the resting layer's picture, which the layer's scale may mirror. */
export const offsetInPicture = ({ style }: Image): { x: number; y: number } =>
  shadowInLayer(style.shadow, { scaleX: 1, scaleY: 1 }, style.rotation);

/** How the shadow is exported. Each value is a reason of `exportOutcome`. */
export type ShadowFate = 'shadowBelow' | 'shadowInPicture' | 'shadowTurns' | 'shadowLive' | 'shadowTooLarge';

function isTooLarge({ style }: Image, { left, top, right, bottom }: Margins): boolean {
  const [width, height] = [style.width * Math.abs(style.scaleX), style.height * Math.abs(style.scaleY)];
  return Math.max(width + left + right, height + top + bottom) > BAKED_SIDE_MAX;
}

/** In a watch face: a picture below the layer. Null without a shadow. */
export function watchShadow(node: Image): ShadowFate | null {
  const shadow = castOf(node);
  return shadow && (isTooLarge(node, marginsOfShadow(shadow)) ? 'shadowTooLarge' : 'shadowBelow');
}

/** The chip watch turns one picture by a value, and a shadow in that picture would turn with it. */
export function chipShadow(node: Image): ShadowFate | null {
  const shadow = castOf(node);
  if (!shadow) return null;
  if (node.style.rotate !== '') return 'shadowTurns';
  if (hasTwoPictures(node)) return 'shadowLive';
  const margins = marginsOfBoth({ ...offsetInPicture(node), blur: shadow.blur });
  return isTooLarge(node, margins) ? 'shadowTooLarge' : 'shadowInPicture';
}
