// Layers that come in larger than a platform with elements takes them, and what the designer makes of each (spec 5).
import { isWithinAreaShare } from '@/face/geometry/area';
import { hasFrames, imagesOf, stillOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, withStyle } from './boxes';
import type { OverLimitChoice } from './conversion';
import { areaOf, isBoundElement, scaledWithin, shrunkWithin } from './fitArea';
import type { PlatformPolicy, Refusal } from './policy';

/** Whether a rule about the area of a layer says no. */
export const isAreaRefusal = ({ messageKey }: Refusal): boolean =>
  ['aniAreaTip', 'asrImgAreaTip', 'elementAreaTip'].includes(messageKey);

/** Those of the layers that are elements over the area limit. */
export function overLimitLayers(nodes: readonly FaceNode[], policy: PlatformPolicy): readonly FaceNode[] {
  return nodes.filter((node) => {
    const box = boxOf(node);
    return box !== null && isBoundElement(node, policy) && !isWithinAreaShare(box, areaOf(policy));
  });
}

/** The frames that could stand for an animation; none for anything else. */
export const framesOffered = (node: FaceNode): readonly string[] =>
  hasFrames(node) ? imagesOf(node).map(({ url }) => url) : [];

/** The layer as it was chosen: smaller, one of its frames, or null for leaving it out. */
export function asChosen(node: FaceNode, choice: OverLimitChoice, policy: PlatformPolicy): FaceNode | null {
  if (choice.kind === 'skip') return null;
  if (choice.kind === 'still') return stillOf(node, choice.frame);
  const box = boxOf(node);
  // An animation keeps its pivot where it is, as the copies do.
  const patch = box && hasFrames(node) ? shrunkWithin(box, areaOf(policy)) : null;
  return patch ? withStyle(node, patch) : (scaledWithin(node, areaOf(policy)) ?? node);
}
