// Style after a resize about a fixed point. Apart from handles and their levers, which only the editor uses.
import { type Bounds, type Box, onCanvas, type Point, pivotOf } from './bounds';
import { boundedCoordinate } from './transform';

/** The fields that a resize changes; `offset` only if the layer has its own pivot, which scales with the box. */
export interface ResizedStyle extends Bounds {
  offset?: Point;
}

const scaledPivot = (box: Box, width: number, height: number): Point => {
  const pivot = pivotOf(box);
  return { x: (pivot.x / box.width) * width, y: (pivot.y / box.height) * height };
};

/** The box with another size, with the point at `anchor` (shares of width and height) fixed. */
export function fixedAt(box: Box, anchor: Point, width: number, height: number): ResizedStyle {
  const stays = onCanvas(box, { x: anchor.x * box.width, y: anchor.y * box.height });
  const own = box.offset ? scaledPivot(box, width, height) : null;
  const offset = own && { x: boundedCoordinate(own.x), y: boundedCoordinate(own.y) };
  const moved = onCanvas({ ...box, width, height, offset }, { x: anchor.x * width, y: anchor.y * height });
  return {
    x: boundedCoordinate(box.x + stays.x - moved.x),
    y: boundedCoordinate(box.y + stays.y - moved.y),
    width,
    height,
    ...(offset ? { offset } : {}),
  };
}
