// Places the pivot's cross, and its fix button, over the face: converts canvas px to screen px, without React.
import type { Point } from '@/face/geometry/bounds';
import type { Viewport } from './viewport';

export interface PivotDrawing {
  /** Canvas px; null: unchanged. */
  place(at: Point | null): void;
  /** Shifts by screen px from the placed position, while layers are dragged. */
  shift(dx: number, dy: number): void;
}

export function createPivotDrawing(
  parts: { cross: HTMLElement; mend: HTMLElement | null },
  viewport: Viewport,
): PivotDrawing {
  let at: Point = { x: 0, y: 0 };
  const write = (x: number, y: number) => {
    const transform = `translate(${x}px, ${y}px)`;
    parts.cross.style.transform = transform;
    if (parts.mend) parts.mend.style.transform = transform;
  };
  return {
    place(point) {
      if (point) at = viewport.toScreen(point);
      write(at.x, at.y);
    },
    shift: (dx, dy) => write(at.x + dx, at.y + dy),
  };
}
