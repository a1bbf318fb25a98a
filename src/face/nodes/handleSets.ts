// Sets of resize handles that layers offer (spec 5: corners only for circles, the two middle sides for text).
import { isRotatableArea } from '@/face/geometry/area';
import type { CanvasFacts, HandleRules } from './defineNode';

const ALL = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
const SIDES = ['w', 'e'] as const;

/** Every handle; with a fixed ratio only corners, because dragging the side of a thin box would make it explode. */
export const freeHandles = (rotate: boolean, keepRatio: boolean): HandleRules => ({
  resize: keepRatio ? CORNERS : ALL,
  rotate,
  keepRatio,
});

/**
 * Handles of a layer made of pictures. Above 30 percent of the canvas it cannot be rotated (spec 5); while an
 * expression rotates it, a rotation handle would have no effect.
 */
export const pictureHandles = (
  style: { rotate: string; ratio: boolean; width: number; height: number },
  canvas: CanvasFacts,
): HandleRules => freeHandles(style.rotate === '' && isRotatableArea(style, canvas), style.ratio);

/** Circles stay circles. */
export const circleHandles = (rotate: boolean): HandleRules => ({ resize: CORNERS, rotate, keepRatio: true });

/** The font determines the height of a text, so only its width can be dragged. */
export const textHandles = (rotate: boolean): HandleRules => ({ resize: SIDES, rotate, keepRatio: false });
