// The outline and the glow of letters.
import { color, pixels, toggle } from './fields';
import { openObject } from './openObject';

/** Thinnest and widest outline, px: half of it is outside the letters. */
export const OUTLINE_WIDTH_MIN = 0.1;
export const OUTLINE_WIDTH_MAX = 40;
/** Largest radius of a glow, px: twice the standard deviation of its blur. */
export const GLOW_RADIUS_MAX = 60;

const fields = (section: string, paint: string) => {
  const isOn = { section, showIf: { field: 'isOn', in: [true] } } as const;
  return {
    isOn: toggle({ section }).default(false),
    length: (min: number, max: number) => pixels(min, max, { step: 0.5, ...isOn }),
    color: color(isOn).default(paint),
  };
};

/** The field of a text; absent: switched off. `width`: of the stroke along the edges of the letters, which cover its inner half. */
export function outlineField() {
  const { isOn, length, color: paint } = fields('outline', '#000000');
  return openObject({ isOn, width: length(OUTLINE_WIDTH_MIN, OUTLINE_WIDTH_MAX).default(4), color: paint }).optional();
}

/** The field of a text; absent: switched off. */
export function glowField() {
  const { isOn, length, color: paint } = fields('glow', '#ffffffc0');
  return openObject({ isOn, radius: length(0, GLOW_RADIUS_MAX).default(10), color: paint }).optional();
}
