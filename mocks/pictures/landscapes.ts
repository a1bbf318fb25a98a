// Landscapes: sky with sun or moon, ranges of hills, and water if the prompt names it.
import { along, type Color, mix, type Palette, rise } from './colors';
import { clouds, diceOf, noise } from './dice';
import { starlight } from './heavens';

/** Colour at a point; x and y from -1 to 1, with the dial as the inscribed circle. */
export type Scene = (x: number, y: number) => Color;

const WATER = /sea|ocean|wave|lake|river|beach|harbou?r|海|浪|湖|河|港/i;
const DARK = /night|star|moon|space|galaxy|夜|星|月|银河|太空/i;
const RANGES = 5;

export function landscape({ deep, mid, soft, light, accent }: Palette, prompt: string, seed: number): Scene {
  const dice = diceOf(seed);
  const isDark = DARK.test(prompt);
  const hasWater = WATER.test(prompt);
  const sun = { x: dice() * 0.9 - 0.45, y: -0.38 + dice() * 0.2, r: 0.14 + dice() * 0.12 };
  const horizon = hasWater ? 0.18 : 0.62;
  const tops = Array.from({ length: RANGES }, (_, index) => ({
    base: -0.02 + (index * (horizon + 0.2)) / RANGES,
    height: 0.34 - index * 0.035,
    wide: 1.3 + index * 0.55,
    seed: seed + index * 97,
    color: mix(mix(soft, mid, index / 2.2), deep, Math.max(0, index - 1) / (RANGES - 1.4)),
  }));
  const shown = hasWater ? tops.slice(0, 2) : tops;
  const stars = starlight(seed);

  const sky: Scene = (x, y) => {
    const high = rise(-1, 0.45, y);
    const base = isDark ? along([deep, deep, mid, soft], high) : along([mid, soft, light], high);
    const far = Math.hypot(x - sun.x, y - sun.y);
    const glow = mix(base, accent, 0.5 * Math.exp(-((far / (sun.r * 2.6)) ** 2)));
    const banks = rise(0.52, 0.8, clouds(x * 1.6 + 3, y * 5, seed + 5)) * (isDark ? 0.12 : 0.34);
    const lit = mix(glow, light, banks);
    const starry = isDark ? mix(lit, accent, stars(x, y) * (1 - high)) : lit;
    return mix(starry, accent, rise(sun.r + 0.006, sun.r - 0.006, far));
  };

  return (x, y) => {
    if (hasWater && y > horizon) return water(x, y);
    let color = sky(x, y);
    for (const range of shown) {
      const top = range.base - range.height * (clouds(x * range.wide + 7, 0.5, range.seed) - 0.35);
      const mist = mix(range.color, light, 0.3 * rise(range.base + 0.4, range.base - 0.2, y));
      color = mix(color, mist, rise(top - 0.005, top + 0.005, y));
    }
    return color;
  };

  function water(x: number, y: number): Color {
    const depth = (y - horizon) / (1 - horizon);
    const mirrored = sky(x + 0.03 * Math.sin(y * 60), horizon - (y - horizon) * 0.9);
    const ripple = noise(x * (5 - depth * 3), y * (46 - depth * 26), seed + 11);
    const base = mix(mirrored, mix(mid, deep, depth), 0.45 + depth * 0.4);
    const path = Math.exp(-(((x - sun.x) / (0.1 + depth * 0.22)) ** 2));
    return mix(base, accent, rise(0.56, 0.72, ripple) * (0.12 + 0.6 * path));
  }
}
