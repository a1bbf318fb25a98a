// The region of an SVG filter in user space: a box with room around it, so that a very thin or turned picture is not cut.

/** Attributes of a `<filter>`. */
export interface FilterRegion {
  filterUnits: 'userSpaceOnUse';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Least room around a box, px. */
const ROOM_MIN = 4;

/** Region for a filter whose content fills the box `0 0 width height`, px: half of the longer side is left free all around. */
export function filterRegion({ width, height }: { width: number; height: number }): FilterRegion {
  const room = Math.max(ROOM_MIN, Math.ceil(Math.max(width, height) / 2));
  return { filterUnits: 'userSpaceOnUse', x: -room, y: -room, width: width + 2 * room, height: height + 2 * room };
}

/** Region for a filter whose content may be drawn anywhere on a face. */
export const WIDE_REGION: FilterRegion = {
  filterUnits: 'userSpaceOnUse',
  ...{ x: -5000, y: -5000, width: 10_000, height: 10_000 },
};
