// How large a layer may be that rotates or plays (spec 5). Exactly 30 percent is allowed.
import { isRotatableArea, isWithinAreaShare } from '@/face/geometry/area';
import type { Rule } from '../policy';
import { faultless } from './faults';
import { isAnimation, isPicture } from './layers';

/** Images, frames of an animation too, over 30 percent of the canvas are not rotated, by no handle, field or tag (spec 5, product.md). */
export const unrotatedAbove30 = (messageKey: string): Rule =>
  faultless(
    (node, { canvas }) => {
      if (!(isPicture(node) || isAnimation(node)) || isRotatableArea(node.style, canvas)) return null;
      const { rotate, rotation } = node.style;
      if (rotate === '' && rotation % 360 === 0) return null;
      return { as: `${rotate} ${rotation}`, field: rotate ? 'style.rotate' : 'style.rotation' };
    },
    { messageKey, severity: 'warning', remedy: 'trim' },
  );

/** Images over 30 percent of the canvas are no animation (spec 5). */
export const unanimatedAbove30 = (messageKey: string): Rule =>
  faultless(
    (node, { canvas }) => (isAnimation(node) && !isRotatableArea(node.style, canvas) ? { as: 'large' } : null),
    { messageKey, severity: 'warning' },
  );

/** Images that a tag rotates cover at most 30 percent of `area` px². */
export const tagRotatedWithin = (area: number, messageKey: string): Rule =>
  faultless(
    (node) =>
      isPicture(node) && node.style.rotate !== '' && !isWithinAreaShare(node.style, area)
        ? { as: 'large', field: 'style.rotate' }
        : null,
    { messageKey, severity: 'warning', remedy: 'trim' },
  );

/** Animations cover at most 30 percent of `area` px². */
export const animationWithin = (area: number, messageKey: string): Rule =>
  faultless((node) => (isAnimation(node) && !isWithinAreaShare(node.style, area) ? { as: 'large' } : null), {
    messageKey,
    severity: 'warning',
  });
