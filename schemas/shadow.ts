// The shadow that a layer casts on what is below it.
import type { z } from 'zod';
import { color, pixels, toggle } from './fields';
import { openObject } from './openObject';
import type { ShowIf } from './ui';

/** Largest distance of a shadow from its layer along an axis, px. */
export const SHADOW_OFFSET_MAX = 100;
/** Largest blur, px: twice the standard deviation, as CSS counts it. */
export const SHADOW_BLUR_MAX = 60;

/**
 * The shadow of a node type. The offset is in px of the canvas: it stays when the layer turns. `shownIf`: the panel
 * offers it only then; fields are named from inside the shadow (`../../type` is one of the node).
 */
export function shadowField(...shownIf: readonly ShowIf[]) {
  const isOn = { section: 'shadow', showIf: [...shownIf, { field: 'isOn', in: [true] }] } as const;
  const offset = (start: number) =>
    pixels(-SHADOW_OFFSET_MAX, SHADOW_OFFSET_MAX, { row: 'offset', ...isOn }).default(start);
  return openObject({
    isOn: toggle({ section: 'shadow', ...(shownIf.length > 0 && { showIf: shownIf }) }).default(false),
    x: offset(0),
    y: offset(4),
    blur: pixels(0, SHADOW_BLUR_MAX, isOn).default(6),
    color: color(isOn).default('#00000080'),
  }).prefault({});
}
export type Shadow = z.output<ReturnType<typeof shadowField>>;
