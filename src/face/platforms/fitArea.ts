// Shrinks layers to a platform's area limit: at most 30 percent of its area (spec 5, 9).
import { isWithinAreaShare } from '@/face/geometry/area';
import { type Box, pivotOf } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import { hasFrames, isPicture } from '@/face/nodes';
import { ROTATABLE_AREA_SHARE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, turnOf, withStyle } from './boxes';
import type { PlatformPolicy } from './platformPolicy';
import { scaledLayer } from './scale';

type AreaPolicy = Pick<PlatformPolicy, 'canvas' | 'elementArea' | 'elementOf'>;

/** The area of which an animation, a rotating image or an element may cover 30 percent, px². */
export function areaOf({ canvas, elementArea }: Pick<PlatformPolicy, 'canvas' | 'elementArea'>): number {
  return Math.min(canvas.width * canvas.height, elementArea ?? Number.POSITIVE_INFINITY);
}

/** Whether the platform limits this layer's area as one of its elements. */
export const isBoundElement = (node: FaceNode, { elementArea, elementOf }: AreaPolicy): boolean =>
  elementArea !== null && elementOf(node) !== null;

/**
 * The maximum width x height (px²) to which a layer may grow, and the refusal with the reason; null if there is no
 * limit. A layer that already exceeds it may have any size until it is fixed.
 */
export function areaBound(
  node: FaceNode,
  policy: AreaPolicy,
): { area: number; messageKey: 'aniAreaTip' | 'imgAreaTip' | 'elementAreaTip' } | null {
  const box = boxOf(node);
  const plays = hasFrames(node);
  const turns = isPicture(node) && turnOf(node) !== null;
  if (!box || !(plays || turns || isBoundElement(node, policy)) || !isWithinAreaShare(box, areaOf(policy))) return null;
  return {
    area: areaOf(policy) * ROTATABLE_AREA_SHARE,
    messageKey: plays ? 'aniAreaTip' : turns ? 'imgAreaTip' : 'elementAreaTip',
  };
}

const hundredth = (length: number): number => Math.max(1, Math.floor(length * 100) / 100);

/** Scale factor for each side. */
const factorFor = (box: Box, area: number): number =>
  Math.sqrt((area * ROTATABLE_AREA_SHARE) / (box.width * box.height));

/** Style values that shrink the box about its pivot, in proportion, to 30 percent; null if it already fits. */
export function shrunkWithin(box: Box, area: number): Partial<Box> | null {
  if (isWithinAreaShare(box, area)) return null;
  const factor = factorFor(box, area);
  const [width, height] = [hundredth(box.width * factor), hundredth(box.height * factor)];
  const pivot = pivotOf(box);
  const offset = {
    x: boundedCoordinate((pivot.x * width) / box.width),
    y: boundedCoordinate((pivot.y * height) / box.height),
  };
  return {
    width,
    height,
    x: boundedCoordinate(box.x + pivot.x - offset.x),
    y: boundedCoordinate(box.y + pivot.y - offset.y),
    ...(box.offset ? { offset } : {}),
  };
}

/** The layer with every length scaled down about the centre of its box to 30 percent; null if it already fits. */
export function scaledWithin(node: FaceNode, area: number): FaceNode | null {
  const box = boxOf(node);
  if (!box || isWithinAreaShare(box, area)) return null;
  const factor = factorFor(box, area);
  const scaled = scaledLayer(node, { factor, dx: 0, dy: 0 });
  const [width, height] = [hundredth(box.width * factor), hundredth(box.height * factor)];
  return withStyle(scaled, {
    width,
    height,
    x: boundedCoordinate(box.x + (box.width - width) / 2),
    y: boundedCoordinate(box.y + (box.height - height) / 2),
  });
}
