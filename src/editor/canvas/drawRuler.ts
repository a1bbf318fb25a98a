// Draws one ruler as a path of ticks and numbers, without React, so that zooming and panning render nothing.
import type { GuideAxis } from '../dispatch/guides';
import { RULER_SIZE } from './rulerSize';
import { rulerTicks } from './rulerTicks';
import type { Viewport } from './viewport';

/** Width of one digit, and its distance from the tick, screen px. */
const SIGN = 5.5;
const NUMBER_GAP = 3;

const SVG = 'http://www.w3.org/2000/svg';

export interface RulerParts {
  ticks: SVGPathElement;
  numbers: SVGGElement;
  mark: SVGRectElement;
}

/**
 * Whether a number is fully visible: not cut by the corner or the ruler's end. On the left ruler numbers run upwards.
 */
function fits({ value, px }: { value: number; px: number }, axis: GuideAxis, length: number): boolean {
  const wide = String(value).length * SIGN;
  const from = axis === 'xs' ? px + NUMBER_GAP : px - NUMBER_GAP - wide;
  return from >= RULER_SIZE && from + wide <= length;
}

/** Draws the ruler of an axis, `length` screen px long. Reuses text elements. */
export function drawRuler({ ticks, numbers }: RulerParts, axis: GuideAxis, viewport: Viewport, length: number): void {
  const { zoom, panX, panY } = viewport.get();
  const { labels, ticks: small } = rulerTicks(axis === 'xs' ? panX : panY, zoom, length);
  const line = (px: number, from: number) =>
    axis === 'xs' ? `M${px + 0.5} ${from}V${RULER_SIZE}` : `M${from} ${px + 0.5}H${RULER_SIZE}`;
  const path = [...small.map((px) => line(px, 15)), ...labels.map(({ px }) => line(px, 9))].join('');
  ticks.setAttribute('d', path);
  const readable = labels.filter((label) => fits(label, axis, length));
  while (numbers.childElementCount < readable.length) {
    numbers.append(numbers.ownerDocument.createElementNS(SVG, 'text'));
  }
  [...numbers.children].forEach((text, index) => {
    const label = readable[index];
    text.setAttribute('visibility', label ? 'visible' : 'hidden');
    if (!label) return;
    text.textContent = String(label.value);
    text.setAttribute(
      'transform',
      axis === 'xs' ? `translate(${label.px + NUMBER_GAP} 9)` : `translate(9 ${label.px - NUMBER_GAP}) rotate(-90)`,
    );
  });
}

/** Marks the extent of the selection, canvas px; null: nothing is selected. */
export function markRuler(
  { mark }: RulerParts,
  axis: GuideAxis,
  viewport: Viewport,
  extent: { from: number; length: number } | null,
): void {
  mark.setAttribute('visibility', extent ? 'visible' : 'hidden');
  if (!extent) return;
  const { zoom, panX, panY } = viewport.get();
  const from = (axis === 'xs' ? panX : panY) + extent.from * zoom;
  mark.setAttribute(axis === 'xs' ? 'x' : 'y', String(from));
  mark.setAttribute(axis === 'xs' ? 'width' : 'height', String(Math.max(1, extent.length * zoom)));
}
