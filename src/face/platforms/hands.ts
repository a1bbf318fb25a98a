// The default tags and resting angles of hands (spec 5, 9).
import { isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';
import { DEFAULT_HAND_ROTATION } from '@/schemas/limits';
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import type { PlatformPolicy } from './policy';
import { isImage } from './rules/layers';

type HandKind = keyof typeof DEFAULT_HAND_ROTATION;

/** The tag that turns each hand. */
export const HAND_TAGS: Readonly<Record<HandKind, string>> = {
  hour: '#DWFKS#',
  minutes: '#DWFM#',
  seconds: '#DWFS#',
};

const isHandKind = (kind: string): kind is HandKind => Object.hasOwn(HAND_TAGS, kind);

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
): Pick<NodeOf<'image'>['style'], 'rotate' | 'rotation'> | null {
  if (!isImage(node) || !isHandKind(node.type)) return null;
  const { rotate, rotation } = node.style;
  if (rotate !== '' || rotation % 360 !== 0 || !mayTurn(node.style, policy, canvas)) return null;
  return { rotate: HAND_TAGS[node.type], rotation: DEFAULT_HAND_ROTATION[node.type] };
}
