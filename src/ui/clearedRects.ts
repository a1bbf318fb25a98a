// Elements that toasts must not cover although they are not controls, marked `data-keep-clear`, such as a dial, with
// their shape.
import type { Box } from './toastRoom';

const MARKED = '[data-keep-clear]';
/** A round element is approximated by strips, so that its corners are free. */
const STRIPS = 24;

/** The inscribed circle of a box as strips, each as wide as the circle's widest part in it. */
export function stripsOfCircle({ left, top, right, bottom }: Box): readonly Box[] {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const [across, down] = [(right - left) / 2, (bottom - top) / 2];
  return Array.from({ length: STRIPS }, (_, index) => {
    const [from, to] = [(2 * index) / STRIPS - 1, (2 * (index + 1)) / STRIPS - 1];
    const nearest = from < 0 && to > 0 ? 0 : Math.min(Math.abs(from), Math.abs(to));
    const half = across * Math.sqrt(1 - nearest * nearest);
    return { left: middle.x - half, right: middle.x + half, top: middle.y + from * down, bottom: middle.y + to * down };
  });
}

/** The visible part of a box within a frame. */
const inFrame = (box: Box, frame: Box | undefined): Box =>
  frame
    ? {
        left: Math.max(box.left, frame.left),
        right: Math.min(box.right, frame.right),
        top: Math.max(box.top, frame.top),
        bottom: Math.min(box.bottom, frame.bottom),
      }
    : box;

/** The marked elements within `root`, client px, clipped to their `data-keep-frame`, if any. */
export function clearedRects(root: ParentNode): readonly Box[] {
  return [...root.querySelectorAll<HTMLElement>(MARKED)]
    .flatMap((element) => {
      const box = element.getBoundingClientRect();
      const frame = element.closest('[data-keep-frame]')?.getBoundingClientRect();
      const parts = element.dataset.keepClear === 'circle' ? stripsOfCircle(box) : [box];
      return parts.map((part) => inFrame(part, frame));
    })
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}
