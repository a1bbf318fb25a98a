// Lays the box of the selection and the words under it over the face: screen px from canvas px.
import { type Box, boundsOf, onCanvas } from '@/face/geometry/bounds';
import { SELECTION_PADDING } from '@/schemas/limits';
import type { Viewport } from './viewport';

interface FrameParts {
  proxy: HTMLElement;
  label: HTMLElement;
}

/** Free space between the box and its label, screen px. */
const GAP = 8;

const digits = (value: number) => String(Math.round(value * 10) / 10);

/** Size of a box in words, such as `124 × 124`. */
export const sizeWords = ({ width, height }: { width: number; height: number }) =>
  `${digits(width)} × ${digits(height)}`;

/** Lays an element over a layer's box; a turned layer gets a turned one. */
export function drawBox(element: HTMLElement, box: Box, viewport: Viewport): void {
  const { zoom } = viewport.get();
  const centre = viewport.toScreen(onCanvas(box, { x: box.width / 2, y: box.height / 2 }));
  const width = box.width * Math.abs(box.scaleX ?? 1) * zoom + 2 * SELECTION_PADDING;
  const height = box.height * Math.abs(box.scaleY ?? 1) * zoom + 2 * SELECTION_PADDING;
  const rotation = box.rotation ?? 0;
  Object.assign(element.style, {
    left: `${centre.x - width / 2}px`,
    top: `${centre.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: rotation === 0 ? '' : `rotate(${rotation}deg)`,
  });
}

/** The box of the selection with `words` under it; without them its size. */
export function drawFrame({ proxy, label }: FrameParts, box: Box, viewport: Viewport, words = sizeWords(box)): void {
  drawBox(proxy, box, viewport);
  const bounds = boundsOf(box);
  const below = viewport.toScreen({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height });
  if (label.textContent !== words) label.textContent = words;
  label.style.transform = `translate(${Math.round(below.x)}px, ${Math.round(below.y + SELECTION_PADDING + GAP)}px) translateX(-50%)`;
}
