// The default tags and resting angles of hands (spec 5, 9).
import { isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';
import { handOf } from '@/face/nodes';
import { HAND_TAGS } from '@/face/nodes/handKinds';
import { DEFAULT_HAND_ROTATION } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, turnOf } from './boxes';
import type { PlatformPolicy } from './policy';

/** Whether an image of this size may be turned by a tag on the platform, on this canvas. */
export function mayTurn(
  size: { width: number; height: number },
  policy: Pick<PlatformPolicy, 'elementArea' | 'canvas'>,
  canvas = policy.canvas,
): boolean {
  return isRotatableArea(size, canvas) && (policy.elementArea === null || isWithinAreaShare(size, policy.elementArea));
}

/**
 * What a hand that no tag turns and that is not rotated gets, where it is small enough: its default tag and resting
 * angle. Null for every other layer.
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
