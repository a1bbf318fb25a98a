// Finds space for toasts among areas to keep clear. Pure geometry, client px.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Extent {
  width: number;
  height: number;
}

/** Distance from the window's edge. */
export const EDGE = 8;
/** Distance from areas to keep clear, and step between tried columns. */
const GAP = 4;
const COLUMNS = 32;

const within = (value: number, most: number) => Math.min(Math.max(value, EDGE), most);

function columns(wanted: number, most: number): readonly number[] {
  const even = Array.from({ length: Math.ceil((most - EDGE) / COLUMNS) }, (_, index) => EDGE + index * COLUMNS);
  return [within(wanted, most), ...even, most];
}

/** The free top position nearest to `wanted` between boxes in a column; null if there is none. */
function nearestTop(height: number, wanted: number, most: number, inWay: readonly Box[]): number | null {
  const edges = inWay.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP]);
  const free = [within(wanted, most), ...edges].filter(
    (top) =>
      top >= EDGE && top <= most && inWay.every((box) => top + height + GAP <= box.top || top - GAP >= box.bottom),
  );
  return free.reduce<number | null>(
    (best, top) => (best === null || Math.abs(top - wanted) < Math.abs(best - wanted) ? top : best),
    null,
  );
}

/** Whether a box is inside the window and outside all of `obstacles`. */
export const isFree = ({ left, right, top, bottom }: Box, obstacles: readonly Box[], view: Extent): boolean =>
  left >= EDGE &&
  right <= view.width - EDGE &&
  top >= EDGE &&
  bottom <= view.height - EDGE &&
  obstacles.every(
    (box) => right + GAP <= box.left || left - GAP >= box.right || bottom + GAP <= box.top || top - GAP >= box.bottom,
  );

/** The top-left corner nearest to `wanted` where a box of this size covers none of `obstacles`; null if there is none. */
export function findRoom(
  { width, height }: Extent,
  wanted: { left: number; top: number },
  obstacles: readonly Box[],
  view: Extent,
): { left: number; top: number } | null {
  const most = { left: view.width - width - EDGE, top: view.height - height - EDGE };
  if (most.left < EDGE || most.top < EDGE) return null;
  let best: { left: number; top: number } | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const left of columns(wanted.left, most.left)) {
    const inWay = obstacles.filter((box) => left + width + GAP > box.left && left - GAP < box.right);
    const top = nearestTop(height, wanted.top, most.top, inWay);
    if (top === null) continue;
    const far = Math.hypot(left - wanted.left, top - wanted.top);
    if (far < nearest) [best, nearest] = [{ left, top }, far];
  }
  return best;
}
