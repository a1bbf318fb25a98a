// Boxes made small enough for a platform's area rule: at most 30 percent of its area (spec 5).
import { isWithinAreaShare } from '@/face/geometry/area';
import { type Box, pivotOf } from '@/face/geometry/bounds';
import { boundedCoordinate } from '@/face/geometry/transform';
import { ROTATABLE_AREA_SHARE } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { PlatformPolicy } from './policy';
import { isAnimation, isPicture } from './rules/layers';

/** The area of which an animation or a rotating image may cover 30 percent, px². */
export function areaOf({ canvas, elementArea }: Pick<PlatformPolicy, 'canvas' | 'elementArea'>): number {
  return Math.min(canvas.width * canvas.height, elementArea ?? Number.POSITIVE_INFINITY);
}

/**
 * The largest width x height (px²) to which a layer may grow, and the refusal that says why; null where nothing bounds it.
 * What is over the bound already may be of any size until it is mended.
 */
export function areaBound(
  node: FaceNode,
  policy: Pick<PlatformPolicy, 'canvas' | 'elementArea'>,
): { area: number; messageKey: 'aniAreaTip' | 'imgAreaTip' } | null {
  const turns = isPicture(node) && (node.style.rotate !== '' || node.style.rotation % 360 !== 0);
  if (!(isAnimation(node) || turns) || !isWithinAreaShare(node.style, areaOf(policy))) return null;
  return {
    area: areaOf(policy) * ROTATABLE_AREA_SHARE,
    messageKey: isAnimation(node) ? 'aniAreaTip' : 'imgAreaTip',
  };
}

const hundredth = (length: number): number => Math.max(1, Math.floor(length * 100) / 100);

/** Style values that shrink the box about its pivot, in proportion, until it is within 30 percent; null if it is. */
export function shrunkWithin(box: Box, area: number): Partial<Box> | null {
  if (isWithinAreaShare(box, area)) return null;
  const factor = Math.sqrt((area * ROTATABLE_AREA_SHARE) / (box.width * box.height));
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
