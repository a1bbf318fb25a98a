// Quick fixes of texts that are hard to see: the nearest place inside the face, and the nearest readable color. Pure.
import { type Bounds, type CanvasOutline, canvasCircle, centreOf, unionBounds } from '@/face/geometry/bounds';
import { SAFE_SHARE } from '@/face/seen/limits';
import { contrastOf, luminance } from '@/face/seen/luminance';
import type { Ground } from '@/face/seen/measureSeen';

const awayFromZero = (value: number): number => Math.sign(value) * Math.ceil(Math.abs(value) - 1e-6);

/** How far a span must move to be between `least` and `most`; null if it is longer. */
function intoSpan(from: number, length: number, least: number, most: number): number | null {
  if (length > most - least) return null;
  return awayFromZero(Math.max(0, least - from) + Math.min(0, most - (from + length)));
}

/**
 * The shortest way toward the centre, canvas px, after which bounds at all moments are inside the face. Null if they are
 * too large, or inside already.
 */
export function wayInside(all: readonly Bounds[], canvas: CanvasOutline): { dx: number; dy: number } | null {
  const bounds = unionBounds(all);
  if (!bounds) return null;
  const { cx, cy, r } = canvasCircle(canvas);
  if (canvas.shape !== 'circle') {
    const inset = r * (1 - SAFE_SHARE);
    const dx = intoSpan(bounds.x, bounds.width, inset, canvas.width - inset);
    const dy = intoSpan(bounds.y, bounds.height, inset, canvas.height - inset);
    return dx === null || dy === null || (dx === 0 && dy === 0) ? null : { dx, dy };
  }
  const centre = centreOf(bounds);
  const [x, y] = [centre.x - cx, centre.y - cy];
  const isInside = (left: number) =>
    Math.hypot(Math.abs(x * left) + bounds.width / 2, Math.abs(y * left) + bounds.height / 2) <= r * SAFE_SHARE;
  if (!isInside(0) || isInside(1)) return null;
  let [fits, fails] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const half = (fits + fails) / 2;
    if (isInside(half)) fits = half;
    else fails = half;
  }
  return { dx: awayFromZero(x * (fits - 1)), dy: awayFromZero(y * (fits - 1)) };
}

/** Steps between a color and white or black. */
const STEPS = 100;
/** Above the least contrast, because the ground is measured in steps. */
const SURE = 1.03;

/**
 * The color nearest to an opaque `#rrggbb`, lighter or darker, with at least this contrast on all grounds; null if there
 * is none.
 */
export function readableColor(color: string, grounds: readonly Ground[], least: number): string | null {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color)?.slice(1);
  if (!channels || grounds.length === 0) return null;
  const rgb = channels.map((pair) => Number.parseInt(pair, 16));
  const [dark, light] = [Math.min(...grounds.map((one) => one.dark)), Math.max(...grounds.map((one) => one.light))];
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of [255, 0]) {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => Math.round(value + ((end - value) * step) / STEPS));
      const own = luminance(r, g, b);
      if (Math.min(contrastOf(own, dark), contrastOf(own, light)) < least * SURE) continue;
      return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    }
  }
  return null;
}
