// The region of an SVG filter in user space: a box with a margin, so that a very thin or rotated picture is not
// clipped.

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

/** Region for a filter whose content fills the box `0 0 width height`, px; the margin is half of the longer side. */
export function filterRegion({ width, height }: { width: number; height: number }): FilterRegion {
  const room = Math.max(ROOM_MIN, Math.ceil(Math.max(width, height) / 2));
  return { filterUnits: 'userSpaceOnUse', x: -room, y: -room, width: width + 2 * room, height: height + 2 * room };
}

/** Region for a filter whose content may be anywhere on a face. */
export const WIDE_REGION: FilterRegion = {
  filterUnits: 'userSpaceOnUse',
  ...{ x: -5000, y: -5000, width: 10_000, height: 10_000 },
};
