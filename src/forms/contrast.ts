// Contrast of two colours by WCAG 2: 1 (none) to 21 (black on white).
import { contrastOf, luminance } from '@/face/seen/luminance';
import type { TextContrast } from '@/face/seen/textContrast';

/** Red, green, blue from 0 to 255 and the opacity of `#rrggbb` or `#rrggbbaa`; null for any other text. */
function channels(hex: string): { rgb: readonly number[]; alpha: number } | null {
  if (!/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) return null;
  const [r = 0, g = 0, b = 0, a = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { rgb: [r, g, b], alpha: a / 255 };
}

/** Contrast of a colour, blended by its opacity, with an opaque background; null if either is not a colour. */
export function contrastOn(color: string, background: string): number | null {
  const front = channels(color);
  const back = channels(background);
  if (!front || !back) return null;
  const [r = 0, g = 0, b = 0] = back.rgb;
  const blended = (index: number) => (front.rgb[index] ?? 0) * front.alpha + (back.rgb[index] ?? 0) * (1 - front.alpha);
  return contrastOf(luminance(blended(0), blended(1), blended(2)), luminance(r, g, b));
}

/** One colour, or several with their number of points: `#rrggbb*40 #rrggbb*3`. */
const readBackdrop = (backdrop: string): { color: string; count: number }[] =>
  backdrop.split(' ').map((part) => {
    const [color = '', count = '1'] = part.split('*');
    return { color, count: Number(count) };
  });

/** Whether several points were sampled. */
export const isMeasured = (backdrop: string): boolean => backdrop.includes('*');

/** The contrast at a share of the points, which are sorted by contrast. */
function contrastAt(points: readonly { contrast: number; count: number }[], share: number): number {
  let left = points.reduce((sum, { count }) => sum + count, 0) * share;
  for (const { contrast, count } of points) {
    left -= count;
    if (left < 0) return contrast;
  }
  return points.at(-1)?.contrast ?? 1;
}

/** The contrasts with the points of the background; null if either is not a colour. */
export function contrastOver(color: string, backdrop: string): TextContrast | null {
  const points: { contrast: number; count: number }[] = [];
  for (const { color: behind, count } of readBackdrop(backdrop)) {
    const contrast = contrastOn(color, behind);
    if (contrast === null) return null;
    points.push({ contrast, count });
  }
  points.sort((a, b) => a.contrast - b.contrast);
  return { p10: contrastAt(points, 0.1), p50: contrastAt(points, 0.5) };
}

/** The contrast with one decimal, truncated, not rounded: 4.49 is not 4.5. */
export const contrastText = (contrast: number): string => (Math.floor(contrast * 10 + 1e-9) / 10).toFixed(1);
