// Share of a canvas that a box covers, compared exactly: sizes have 2 decimals, so areas are whole numbers of 1/10,000
// px².
import { ROTATABLE_AREA_SHARE } from '@/schemas/limits';

interface Size {
  width: number;
  height: number;
}

const hundredths = (length: number): number => Math.round(length * 100);

/** Width x height of a box as a share of the canvas; 1 is the whole canvas. A canvas without area gives Infinity. */
export function areaShare(box: Size, canvas: Size): number {
  return (box.width * box.height) / (canvas.width * canvas.height);
}

/**
 * Whether width x height is at most 30 percent of `canvasArea` in px²; exactly 30 percent is allowed (spec 5,
 * docs/rules/product.md).
 */
export function isWithinAreaShare(box: Size, canvasArea: number): boolean {
  const percent = Math.round(ROTATABLE_AREA_SHARE * 100);
  return hundredths(box.width) * hundredths(box.height) * 100 <= canvasArea * percent * 10_000;
}

/** Whether an image's box is small enough to be rotated or animated: at most 30 percent of the canvas. */
export function isRotatableArea(box: Size, canvas: Size): boolean {
  return isWithinAreaShare(box, canvas.width * canvas.height);
}
