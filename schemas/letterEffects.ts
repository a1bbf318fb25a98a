// The outline and the glow of letters.
import { z } from 'zod';
import { color, toggle } from './fields';
import { openObject } from './openObject';
import { ui } from './ui';

/** Widest outline, px: half of it is outside the letters. */
export const OUTLINE_WIDTH_MAX = 40;
/** Largest radius of a glow, px: twice the standard deviation of its blur. */
export const GLOW_RADIUS_MAX = 60;

const isOn = { showIf: { field: 'isOn', in: [true] } } as const;
const length = (min: number, max: number, section: string) =>
  z
    .number()
    .min(min)
    .max(max)
    .register(ui, { control: 'number', unit: 'px', step: 0.5, section, ...isOn });

const outline = openObject({
  isOn: toggle({ section: 'outline' }).default(false),
  /** Width of the stroke along the edges of the letters. The letters cover its inner half. */
  width: length(0.1, OUTLINE_WIDTH_MAX, 'outline').default(4),
  color: color({ section: 'outline', ...isOn }).default('#000000'),
});
export type Outline = z.output<typeof outline>;

const glow = openObject({
  isOn: toggle({ section: 'glow' }).default(false),
  radius: length(0, GLOW_RADIUS_MAX, 'glow').default(10),
  color: color({ section: 'glow', ...isOn }).default('#ffffffc0'),
});
export type Glow = z.output<typeof glow>;

/** The field of a text. Absent: without an outline. */
export const outlineField = () => outline.optional();
/** The field of a text. Absent: without a glow. */
export const glowField = () => glow.optional();
