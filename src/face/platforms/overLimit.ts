// Added or imported layers that exceed the area limit of a platform with elements, and the designer's choice for each
// (spec 5).
import { isWithinAreaShare } from '@/face/geometry/area';
import { hasFrames, imagesOf } from '@/face/nodes';
import { stillOf } from '@/face/nodes/frames';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, withStyle } from './boxes';
import type { OverLimitChoice } from './conversion';
import { areaOf, isBoundElement, scaledWithin, shrunkWithin } from './fitArea';
import type { PlatformPolicy, Refusal } from './platformPolicy';

/** Whether the refusal comes from an area rule. */
export const isAreaRefusal = ({ messageKey }: Refusal): boolean =>
  ['aniAreaTip', 'asrImgAreaTip', 'elementAreaTip'].includes(messageKey);

/** The layers that are elements over the area limit. */
export function overLimitLayers(nodes: readonly FaceNode[], policy: PlatformPolicy): readonly FaceNode[] {
  return nodes.filter((node) => {
    const box = boxOf(node);
    return box !== null && isBoundElement(node, policy) && !isWithinAreaShare(box, areaOf(policy));
  });
}

/** The frames that can replace an animation; none for any other layer. */
export const framesOffered = (node: FaceNode): readonly string[] =>
  hasFrames(node) ? imagesOf(node).map(({ url }) => url) : [];

/** Applies the choice: scaled down, replaced by a frame, or null if left out. */
export function asChosen(node: FaceNode, choice: OverLimitChoice, policy: PlatformPolicy): FaceNode | null {
  if (choice.kind === 'skip') return null;
  if (choice.kind === 'still') return stillOf(node, choice.frame);
  const box = boxOf(node);
  // An animation keeps its pivot in place, like in converted copies.
  const patch = box && hasFrames(node) ? shrunkWithin(box, areaOf(policy)) : null;
  return patch ? withStyle(node, patch) : (scaledWithin(node, areaOf(policy)) ?? node);
}
