// Movement of a held row over the list: the row whose place it takes, and the steps of the arrow keys.
import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { LEVEL_PX } from './dropRow';
import type { HeldRow } from './heldRow';

/** The row whose middle is nearest to the pointer, by height alone; for keys, nearest to the middle of the held row. */
export const nearestRow: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const y = pointerCoordinates?.y ?? collisionRect.top + collisionRect.height / 2;
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect) return [];
      const value = Math.abs(rect.top + rect.height / 2 - y);
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
    })
    .sort((a, b) => a.data.value - b.data.value);
};

export interface TravelParts {
  held(): HeldRow | null;
  /** Visible rows from the top. */
  ids(): readonly string[];
  /** Expands a group. */
  open(uuid: string): void;
}

const STEPS: Readonly<Record<string, { row: number; level: number }>> = {
  ArrowUp: { row: -1, level: 0 },
  ArrowDown: { row: 1, level: 0 },
  ArrowLeft: { row: 0, level: -1 },
  ArrowRight: { row: 0, level: 1 },
};

/** The next row in that direction that does not move along; the held row's own place counts. */
function rowBeside(ids: readonly string[], { uuid, over, moved }: HeldRow, step: number): string | null {
  for (let at = ids.indexOf(over) + step; ids[at] !== undefined; at += step) {
    const next = ids[at];
    if (next !== undefined && (next === uuid || !moved.has(next))) return next;
  }
  return null;
}

/** Up and Down hold the row in the place of the next one; Left and Right change its level as far as its place allows. */
export const travelByKeys =
  ({ held, ids, open }: TravelParts): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const now = held();
    const step = STEPS[event.code];
    if (!now?.target || !step) return undefined;
    event.preventDefault();
    if (step.row !== 0) {
      const next = rowBeside(ids(), now, step.row);
      const rect = next === null ? undefined : context.droppableRects.get(next);
      return rect && { x: currentCoordinates.x, y: rect.top };
    }
    const { level, highest, deepest, closed, startLevel } = now.target;
    if (step.level > 0 && closed !== null) open(closed);
    else if (level + step.level < highest || level + step.level > deepest) return undefined;
    const levels = level + step.level - startLevel - now.deeper;
    return { x: currentCoordinates.x + levels * LEVEL_PX, y: currentCoordinates.y };
  };
