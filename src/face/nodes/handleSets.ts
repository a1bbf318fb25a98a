// The sets of handles that layers offer (spec 5: corners only for circles, the two middle sides for text).
import { isRotatableArea } from '@/face/geometry/area';
import type { CanvasFacts, HandleRules } from './defineNode';

const ALL = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
const SIDES = ['w', 'e'] as const;

/** Every handle; in proportion, the designer's choice, only corners: the side of a thin box would make it explode. */
export const freeHandles = (rotate: boolean, keepRatio: boolean): HandleRules => ({
  resize: keepRatio ? CORNERS : ALL,
  rotate,
  keepRatio,
});

/**
 * Every handle of a layer made of pictures. Above 30 percent of the canvas nothing rotates it (spec 5); while an expression
 * does, a handle would have no effect.
 */
export const pictureHandles = (
  style: { rotate: string; ratio: boolean; width: number; height: number },
  canvas: CanvasFacts,
): HandleRules => freeHandles(style.rotate === '' && isRotatableArea(style, canvas), style.ratio);

/** Circles stay circles. */
export const circleHandles = (rotate: boolean): HandleRules => ({ resize: CORNERS, rotate, keepRatio: true });

/** Text is as high as its font: only its width is pulled. */
export const textHandles = (rotate: boolean): HandleRules => ({ resize: SIDES, rotate, keepRatio: false });
