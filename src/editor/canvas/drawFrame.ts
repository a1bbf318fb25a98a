// Places the selection box and its label over the face: converts canvas px to screen px.
import { type Bounds, type Box, boundsOf, onCanvas, type Point } from '@/face/geometry/bounds';
import { SELECTION_PADDING } from '@/schemas/limits';
import type { Viewport } from './viewport';

interface FrameParts {
  wrapper: HTMLElement;
  proxy: HTMLElement;
  label: HTMLElement;
}

/** Distance between the box and its label, screen px. */
const GAP = 8;

/** Height of the label, and its distance from a bar, screen px. */
const LABEL_HEIGHT = 18;
const BAR_GAP = 4;
/** Maximum width of a letter of the label, and its padding, screen px. */
const LETTER = 7;
const LABEL_PADDING = 12;

const digits = (value: number) => String(Math.round(value * 10) / 10);

/** Size of a box as text, such as `124 × 124`. */
export const sizeWords = ({ width, height }: { width: number; height: number }) =>
  `${digits(width)} × ${digits(height)}`;

/** A box on the screen: its centre, its padded size in px, its angle in degrees. */
function placed(box: Box, viewport: Viewport) {
  const { zoom } = viewport.get();
  return {
    centre: viewport.toScreen(onCanvas(box, { x: box.width / 2, y: box.height / 2 })),
    width: box.width * Math.abs(box.scaleX ?? 1) * zoom + 2 * SELECTION_PADDING,
    height: box.height * Math.abs(box.scaleY ?? 1) * zoom + 2 * SELECTION_PADDING,
    rotation: box.rotation ?? 0,
  };
}

function lay(element: HTMLElement, middle: Point, { width, height, rotation }: ReturnType<typeof placed>): void {
  Object.assign(element.style, {
    left: `${middle.x - width / 2}px`,
    top: `${middle.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: rotation === 0 ? '' : `rotate(${rotation}deg)`,
  });
}

/** Places an element over a layer's box, including rotation. */
export function drawBox(element: HTMLElement, box: Box, viewport: Viewport): void {
  const frame = placed(box, viewport);
  lay(element, frame.centre, frame);
}

/** Distance of the label below the centre of the box, screen px; moved up over a bar that would cover it. */
export function labelDrop(at: Point, below: number, words: string, bar: Bounds | null): number {
  const half = (words.length * LETTER + LABEL_PADDING) / 2;
  const top = at.y + below;
  const isClear =
    !bar ||
    at.x + half < bar.x ||
    at.x - half > bar.x + bar.width ||
    top + LABEL_HEIGHT + BAR_GAP <= bar.y ||
    top >= bar.y + bar.height;
  return Math.round(isClear ? below : bar.y - BAR_GAP - LABEL_HEIGHT - at.y);
}

export interface FrameDrawing {
  /**
   * Shows the box with the label `words` (by default its size), clear of `bar`, px of the stage. Returns its size and
   * angle as text: handles that were measured for the same text need no update.
   */
  draw(box: Box, viewport: Viewport, words?: string, bar?: Bounds | null): string;
  /** Shifts everything by screen px from where it was drawn, without handles, which would cost half of every frame. */
  shift(dx: number, dy: number): void;
  hide(): void;
}

/** `wrapper` has its corner at the centre of the box, so that a box that only moves is laid out once. */
export function createFrameDrawing({ wrapper, proxy, label }: FrameParts): FrameDrawing {
  let at: Point = { x: 0, y: 0 };
  let shape = '';
  const move = (x: number, y: number) => {
    wrapper.style.transform = `translate(${x}px, ${y}px)`;
  };
  return {
    draw(box, viewport, words = sizeWords(box), bar = null) {
      const frame = placed(box, viewport);
      at = frame.centre;
      move(at.x, at.y);
      wrapper.hidden = false;
      wrapper.removeAttribute('data-shifted');
      if (label.textContent !== words) label.textContent = words;
      const below = (boundsOf(box).height / 2) * viewport.get().zoom + SELECTION_PADDING + GAP;
      const place = `translate(-50%, ${labelDrop(at, below, words, bar)}px)`;
      if (label.style.transform !== place) label.style.transform = place;
      const next = `${frame.width} ${frame.height} ${frame.rotation}`;
      if (next !== shape) lay(proxy, { x: 0, y: 0 }, frame);
      shape = next;
      return next;
    },
    shift(dx, dy) {
      move(at.x + dx, at.y + dy);
      wrapper.toggleAttribute('data-shifted', dx !== 0 || dy !== 0);
    },
    hide() {
      wrapper.hidden = true;
    },
  };
}
