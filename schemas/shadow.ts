// The shadow that a layer casts on what is below it.
import { z } from 'zod';
import { color, toggle } from './fields';
import { openObject } from './openObject';
import { ui } from './ui';

/** Largest distance of a shadow from its layer along an axis, px. */
export const SHADOW_OFFSET_MAX = 100;
/** Largest blur, px: twice the standard deviation, as CSS counts it. */
export const SHADOW_BLUR_MAX = 60;

const isOn = { section: 'shadow', showIf: { field: 'isOn', in: [true] } } as const;
const offset = (start: number) =>
  z
    .number()
    .min(-SHADOW_OFFSET_MAX)
    .max(SHADOW_OFFSET_MAX)
    .default(start)
    .register(ui, { control: 'number', unit: 'px', step: 1, row: 'offset', ...isOn });

/** The offset is in px of the canvas: it stays when the layer turns. */
export const shadow = openObject({
  isOn: toggle({ section: 'shadow' }).default(false),
  x: offset(0),
  y: offset(4),
  blur: z
    .number()
    .min(0)
    .max(SHADOW_BLUR_MAX)
    .default(6)
    .register(ui, { control: 'number', unit: 'px', step: 1, ...isOn }),
  color: color(isOn).default('#00000080'),
});
export type Shadow = z.output<typeof shadow>;
