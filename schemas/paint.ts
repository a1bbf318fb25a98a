// The paint of an area or a stroke: one colour, or a gradient.
import { z } from 'zod';
import { color } from './fields';
import { openObject } from './openObject';

export const STOPS_MIN = 2;
export const STOPS_MAX = 16;

/** Colours of a gradient, each at a share of its way. */
const stopsOf = (stopColor: z.ZodString) =>
  z
    .array(openObject({ at: z.number().min(0).max(1), color: stopColor }))
    .min(STOPS_MIN)
    .max(STOPS_MAX)
    .refine((list) => list.every(({ at }, index) => index === 0 || at >= (list[index - 1]?.at ?? 0)), {
      params: { key: 'order' },
    });
const stops = stopsOf(color());

/** Stops without transparency, for drawings whose colours overlap. */
export const opaqueStops = () => stopsOf(z.string().regex(/^#[0-9a-f]{6}$/i));
export type Stops = z.output<typeof stops>;

/** A point in shares of the box; gradients may begin outside it. */
const place = () => z.number().min(-2).max(3);
const point = openObject({ x: place(), y: place() });

/**
 * The paint of an area or a stroke. Points are shares of the box, radii shares of half its longer side, angles degrees
 * clockwise from the top. A sweep is a full turn that begins at `angle`.
 */
export const paint = z.discriminatedUnion('kind', [
  openObject({ kind: z.literal('solid'), color: color() }),
  openObject({ kind: z.literal('linear'), stops, from: point, to: point }),
  openObject({ kind: z.literal('radial'), stops, centre: point, radius: z.number().min(0.01).max(4) }),
  openObject({ kind: z.literal('sweep'), stops, centre: point, angle: z.number().min(-360).max(360) }),
]);
export type Paint = z.output<typeof paint>;
