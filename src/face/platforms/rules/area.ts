// Area rules: maximum size of a layer that rotates, plays or is a platform element (spec 5). Exactly 30 percent is
// allowed.
import { isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';
import { hasFrames, isPicture } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, turnOf } from '../boxes';
import type { Rule } from '../platformPolicy';
import { unbreached } from './breaches';

/** Whether the layer covers more than the allowed share of `area` px². */
const isOver = (node: FaceNode, area: number): boolean => {
  const box = boxOf(node);
  return box !== null && !isWithinAreaShare(box, area);
};

/**
 * Images, including animation frames, over 30 percent of the canvas cannot be rotated by handle, field or tag (spec 5,
 * docs/rules/product.md).
 */
export const unrotatedAbove30 = (messageKey: string): Rule =>
  unbreached(
    (node, { canvas }) => {
      const box = boxOf(node);
      const turn = turnOf(node);
      if (!(isPicture(node) || hasFrames(node)) || !turn || !box || isRotatableArea(box, canvas)) return null;
      return { as: `${turn.rotate} ${turn.rotation}`, field: turn.rotate ? 'style.rotate' : 'style.rotation' };
    },
    { messageKey, severity: 'warning', remedy: 'trim' },
  );

/** Images over 30 percent of the canvas cannot be animated (spec 5). */
export const unanimatedAbove30 = (messageKey: string): Rule =>
  unbreached(
    (node, { canvas }) => (hasFrames(node) && isOver(node, canvas.width * canvas.height) ? { as: 'large' } : null),
    { messageKey, severity: 'warning' },
  );

/** Images rotated by a tag cover at most 30 percent of `area` px². */
export const tagRotatedWithin = (area: number, messageKey: string): Rule =>
  unbreached(
    (node) =>
      isPicture(node) && turnOf(node)?.rotate && isOver(node, area) ? { as: 'large', field: 'style.rotate' } : null,
    { messageKey, severity: 'warning', remedy: 'trim' },
  );

/** Animations cover at most 30 percent of `area` px². */
export const animationWithin = (area: number, messageKey: string): Rule =>
  unbreached((node) => (hasFrames(node) && isOver(node, area) ? { as: 'large' } : null), {
    messageKey,
    severity: 'warning',
  });

/** Every element of the platform covers at most 30 percent of `area` px² (spec 5, 9). */
export const elementWithin = (area: number, isElement: (node: FaceNode) => boolean, messageKey: string): Rule =>
  unbreached(
    (node) => {
      if (!isElement(node) || !isOver(node, area)) return null;
      return { as: 'large', field: 'style.width' };
    },
    { messageKey, severity: 'warning' },
  );
