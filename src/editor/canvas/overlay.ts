// Drawings of gestures over the face, in screen px and without React: guide lines, selection label, rubber band.
import type { Bounds } from '@/face/geometry/bounds';
import { type Guides, NO_GUIDES } from './gestureValues';
import type { Viewport } from './viewport';

export interface Overlay {
  /** Shows these lines; canvas px. */
  guides(guides: Guides): void;
  /** Shows the rubber band, canvas px; null hides it. */
  band(bounds: Bounds | null): void;
  remove(): void;
}

/** Maximum lines per axis: two edges and a centre. */
const LINES = 3;

function piece(host: HTMLElement, className: string): HTMLElement {
  const element = host.ownerDocument.createElement('div');
  element.className = className;
  element.hidden = true;
  host.append(element);
  return element;
}

const lines = (host: HTMLElement, className: string) => Array.from({ length: LINES }, () => piece(host, className));

/** Adds its elements to `host`, which covers the stage and ignores the pointer. */
export function createOverlay(host: HTMLElement, viewport: Viewport): Overlay {
  const upright = lines(host, 'canvas-guide canvas-guide-x');
  const level = lines(host, 'canvas-guide canvas-guide-y');
  const band = piece(host, 'canvas-band');
  let shown: Guides = NO_GUIDES;

  const draw = (
    elements: readonly HTMLElement[],
    values: readonly number[],
    transformAt: (value: number) => string,
  ) => {
    elements.forEach((element, at) => {
      const value = values[at];
      if (value === undefined) {
        if (!element.hidden) element.hidden = true;
        return;
      }
      element.style.transform = transformAt(value);
      if (element.hidden) element.hidden = false;
    });
  };

  const drawGuides = () => {
    const { zoom, panX, panY } = viewport.get();
    draw(upright, shown.xs, (value) => `translateX(${Math.round(panX + value * zoom)}px)`);
    draw(level, shown.ys, (value) => `translateY(${Math.round(panY + value * zoom)}px)`);
  };
  const unsubscribe = viewport.subscribe(drawGuides);

  return {
    guides(next) {
      const same = (a: readonly number[], b: readonly number[]) =>
        a.length === b.length && a.every((v, i) => v === b[i]);
      if (same(next.xs, shown.xs) && same(next.ys, shown.ys)) return;
      shown = next;
      drawGuides();
    },
    band(bounds) {
      band.hidden = bounds === null;
      if (!bounds) return;
      const { zoom } = viewport.get();
      const { x, y } = viewport.toScreen(bounds);
      Object.assign(band.style, {
        transform: `translate(${x}px, ${y}px)`,
        width: `${bounds.width * zoom}px`,
        height: `${bounds.height * zoom}px`,
      });
    },
    remove() {
      unsubscribe();
      for (const element of [...upright, ...level, band]) element.remove();
    },
  };
}
