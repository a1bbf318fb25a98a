// Lays the pivot's cross, and the button that mends it, over the face: screen px from canvas px, without React.
import type { Point } from '@/face/geometry/bounds';
import type { Viewport } from './viewport';

export interface PivotDrawing {
  /** Canvas px; null: it stays where it is. */
  place(at: Point | null): void;
  /** By screen px from where it was placed, while layers are dragged. */
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
