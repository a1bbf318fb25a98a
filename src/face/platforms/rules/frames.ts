// How fast frames may follow each other.
import type { FaceNode } from '@/schemas/nodes';
import type { Rule } from '../policy';
import { faultless } from './faults';
import { isAnimation } from './layers';

/** Frames of an animation stay at least `least` ms (spec 5, 9). */
export const framesStay = (least: number, messageKey: string): Rule =>
  faultless(
    (node) =>
      isAnimation(node) && node.style.delayTime < least
        ? { as: String(node.style.delayTime), field: 'style.delayTime' }
        : null,
    { messageKey, severity: 'warning', params: { seconds: least / 1000 } },
  );

/** The layer with frames that stay at least `least` ms; the same object if they do. */
export function slowedTo(node: FaceNode, least: number): FaceNode {
  if (!isAnimation(node) || node.style.delayTime >= least) return node;
  return { ...node, style: { ...node.style, delayTime: least } };
}
