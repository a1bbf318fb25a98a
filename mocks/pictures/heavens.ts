// Sky scenes: nebulae with stars, and ringed planets.
import { along, mix, type Palette, rise } from './colors';
import { clouds, diceOf } from './dice';
import type { Scene } from './landscapes';

/** Brightness of starlight at a point, 0 to 1. */
export function starlight(seed: number, count = 90): (x: number, y: number) => number {
  const dice = diceOf(seed + 31);
  const stars = Array.from({ length: count }, () => ({
    x: dice() * 2 - 1,
    y: dice() * 2 - 1,
    r: 0.003 + dice() ** 3 * 0.012,
  }));
  return (x, y) => {
    let light = 0;
    for (const star of stars) {
      const dx = x - star.x;
      const dy = y - star.y;
      const reach = star.r * 3;
      if (dx > reach || dx < -reach || dy > reach || dy < -reach) continue;
      light = Math.max(light, Math.exp(-(dx * dx + dy * dy) / (star.r * star.r)));
    }
    return light;
  };
}

export function nebula({ deep, mid, soft, light, accent }: Palette, seed: number): Scene {
  const stars = starlight(seed, 150);
  const turn = diceOf(seed)() * 3;
  return (x, y) => {
    const bend = clouds(x * 1.4 + 9, y * 1.4, seed) * 2.2;
    const angle = Math.atan2(y, x) + turn + Math.hypot(x, y) * 2.4;
    const arms = 0.5 + 0.5 * Math.sin(2 * angle + bend * 3);
    const mist = clouds(x * 2 + bend, y * 2 - bend, seed + 3, 5);
    const core = Math.exp(-(x * x + y * y) * 4.5);
    const glow = along([deep, deep, mid, soft, light], mist * 0.62 + arms * 0.2 + core * 0.42);
    return mix(mix(glow, accent, core * 0.75), accent, stars(x, y));
  };
}

export function worlds({ deep, mid, soft, light, accent }: Palette, seed: number): Scene {
  const dice = diceOf(seed);
  const stars = starlight(seed, 110);
  const rings = Array.from({ length: 5 }, (_, index) => {
    const angle = dice() * Math.PI * 2;
    const radius = 0.3 + index * 0.145;
    return { radius, x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, r: 0.022 + dice() * 0.045 };
  });
  const middle = 0.17 + dice() * 0.04;
  return (x, y) => {
    const far = Math.hypot(x, y);
    let color = mix(mix(mid, deep, rise(0.1, 0.95, far)), accent, stars(x, y) * 0.8);
    color = mix(color, soft, 0.18 * clouds(x * 2, y * 2, seed));
    for (const { radius, x: cx, y: cy, r } of rings) {
      color = mix(color, light, 0.55 * Math.exp(-(((far - radius) / 0.0035) ** 2)));
      const near = Math.hypot(x - cx, y - cy);
      if (near > r * 2.4) continue;
      const shade = rise(-r, r, ((x - cx) * cx + (y - cy) * cy) / radius);
      color = mix(color, soft, 0.4 * Math.exp(-((near / (r * 1.5)) ** 2)));
      color = mix(color, mix(light, mid, shade), rise(r + 0.004, r - 0.004, near));
    }
    color = mix(color, accent, 0.6 * Math.exp(-((far / (middle * 1.7)) ** 2)));
    return mix(color, mix(accent, soft, rise(0, middle, far) * 0.7), rise(middle + 0.005, middle - 0.005, far));
  };
}
