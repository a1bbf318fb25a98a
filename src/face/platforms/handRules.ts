// Default tags and resting angles of hands (spec 5, 9).

import { DEFAULT_HAND_ROTATION } from '@/schemas/limits';
import { HAND_TAGS } from '@/schemas/motion';
import type { FaceNode } from '@/schemas/nodes';
import { isRotatableArea, isWithinAreaShare } from '../geometry/area';
import { handOf } from '../nodes';
import { boxOf, turnOf } from './boxes';
import type { PlatformPolicy } from './platformPolicy';

/** Whether a tag may rotate an image of this size on the platform and canvas. */
export function mayTurn(
  size: { width: number; height: number },
  policy: Pick<PlatformPolicy, 'elementArea' | 'canvas'>,
  canvas = policy.canvas,
): boolean {
  return isRotatableArea(size, canvas) && (policy.elementArea === null || isWithinAreaShare(size, policy.elementArea));
}

/**
 * Default tag and resting angle for a hand that is neither rotated nor driven by a tag, if it is small enough. Null for
 * every other layer.
 */
export function handDefaults(
  node: FaceNode,
  policy: Pick<PlatformPolicy, 'elementArea' | 'canvas'>,
  canvas = policy.canvas,
): { rotate: string; rotation: number } | null {
  const hand = handOf(node);
  const box = boxOf(node);
  if (!hand || !box || turnOf(node) || !mayTurn(box, policy, canvas)) return null;
  return { rotate: HAND_TAGS[hand], rotation: DEFAULT_HAND_ROTATION[hand] };
}
