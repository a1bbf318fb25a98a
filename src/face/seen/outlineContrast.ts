// Contrast of letters with their own outline, which is their background where it is wide enough to be seen.
import { rgbaOf } from '@/face/nodes/paints';
import type { WordsNode } from '@/face/nodes/words/wordsNode';
import { OUTLINE_MM_MIN } from './limits';
import { contrastOf, luminance } from './luminance';

const COLORED_BY_DATA = new Set(['style.fill', 'style.outline.color']);

const isOpaque = (color: string): boolean => rgbaOf(color)[3] === 255;

function luminanceOf(color: string): number {
  const [red, green, blue] = rgbaOf(color);
  return luminance(red, green, blue);
}

/**
 * Contrast of the letters with their outline, 1 to 21 (WCAG 2.2, "contrast ratio": a wide border around a letter is its
 * background); null without an outline that is opaque and wide enough, or if data changes a color. `mmPerPx`: of the layer.
 */
export function outlineContrast({ style, colorRules = [], live }: WordsNode, mmPerPx: number): number | null {
  const { outline, fill, opacity } = style;
  if (!outline?.isOn || (outline.width / 2) * mmPerPx < OUTLINE_MM_MIN) return null;
  if (opacity < 1 || live?.opacity !== undefined || !isOpaque(fill) || !isOpaque(outline.color)) return null;
  if (colorRules.some(({ path }) => COLORED_BY_DATA.has(path))) return null;
  return contrastOf(luminanceOf(fill), luminanceOf(outline.color));
}
