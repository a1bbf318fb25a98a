// How a layer moves when the wrist tilts the watch.
import { z } from 'zod';
import { pixels, toggle } from './fields';
import { openObject } from './openObject';
import { ui } from './ui';

/** Largest shift along an axis, px. */
export const TILT_SHIFT_MAX = 100;
/** Largest tilt of the watch, degrees. */
export const TILT_MAX = 90;

const isOn = { section: 'tilt', showIf: { field: 'isOn', in: [true] } } as const;
const number = (min: number, max: number, start: number) => z.number().min(min).max(max).default(start);
const shift = () => pixels(-TILT_SHIFT_MAX, TILT_SHIFT_MAX, isOn).default(0);
const degrees = (min: number, start: number) =>
  number(min, TILT_MAX, start).register(ui, { control: 'number', unit: '°', step: 1, ...isOn });
const percent = (min: number, max: number) =>
  number(min, max, 1).register(ui, { control: 'number', unit: '%', step: 0.05, ...isOn });

const tilt = openObject({
  isOn: toggle({ section: 'tilt' }).default(false),
  /** Tilt at which the layer has moved completely, degrees. */
  range: degrees(1, 30),
  /** Shift to the right while the watch is tilted to the right, px; to the left the other way. */
  x: shift(),
  /** Shift downwards while the watch is tilted towards the wearer, px. */
  y: shift(),
  /** Turn clockwise while the watch is tilted to the right, degrees. */
  angle: degrees(-TILT_MAX, 0),
  /** Factor of the size at the complete tilt to any side. */
  scale: percent(0.5, 2),
  /** Share of the opacity at the complete tilt to any side. */
  alpha: percent(0, 1),
});
export type Tilt = z.output<typeof tilt>;

/** The values of a layer without the field. */
export const TILT_AT_REST: Tilt = tilt.parse({});

/** The field of every layer that the watch can tilt. Absent: it rests. */
export const tiltField = () => tilt.optional();
