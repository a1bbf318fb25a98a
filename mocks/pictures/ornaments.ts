// Watchmaker's ornaments: guilloche of rotating waves, and overlapping petals.
import { along, mix, type Palette, rise } from './colors';
import { diceOf, noise } from './dice';
import type { Scene } from './landscapes';

export function guilloche({ deep, mid, soft, light, accent }: Palette, seed: number): Scene {
  const dice = diceOf(seed);
  const petals = 8 + Math.floor(dice() * 8);
  const lines = 64 + dice() * 34;
  // A whole number of turns, so that the lines join up around the circle.
  const twist = petals * (1 + Math.floor(dice() * 2));
  const rim = 0.86;
  return (x, y) => {
    const far = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const wave = 0.055 * Math.sin(petals * angle) * rise(0.02, 0.5, far);
    const one = Math.sin((far + wave) * lines + angle * twist);
    const other = Math.sin((far - wave) * lines - angle * twist);
    const relief = 0.5 + 0.25 * (one + other);
    // Reflection of window light on brushed metal.
    const sheen = (0.5 + 0.5 * Math.cos(2 * (angle + 0.9))) ** 2;
    const metal = along([deep, mid, soft, light], relief * 0.6 + sheen * 0.34 - far * 0.12);
    const inner = mix(metal, accent, 0.85 * Math.exp(-(((far - 0.16) / 0.006) ** 2)));
    const edge = mix(inner, accent, 0.9 * Math.exp(-(((far - rim) / 0.009) ** 2)));
    const step = Math.PI / 30;
    const off = Math.abs(angle / step - Math.round(angle / step)) * step * far;
    const tick = rise(0.009, 0.004, off) * rise(rim + 0.02, rim + 0.03, far) * rise(0.98, 0.97, far);
    return mix(mix(edge, deep, rise(rim, rim + 0.012, far) * 0.6), accent, tick);
  };
}

export function petals({ deep, mid, soft, light, accent }: Palette, seed: number): Scene {
  const dice = diceOf(seed);
  const count = 6 + Math.floor(dice() * 5);
  const layers = Array.from({ length: 5 }, (_, index) => ({
    turn: dice() * Math.PI,
    size: 0.98 - index * 0.175,
    color: along([mid, soft, light, accent], index / 4.2),
  }));
  return (x, y) => {
    const far = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    let color = mix(mid, deep, rise(0.2, 1.1, far + 0.2 * noise(x * 3, y * 3, seed)));
    for (const { turn, size, color: own } of layers) {
      const lobe = Math.abs(Math.cos(((angle + turn) * count) / 2));
      const edge = size * (0.55 + 0.45 * lobe ** 0.7);
      const shade = mix(own, deep, 0.38 * rise(edge * 0.2, edge, edge - far) + 0.25 * (1 - lobe));
      color = mix(color, deep, 0.3 * rise(edge + 0.07, edge, far));
      color = mix(color, shade, rise(edge + 0.005, edge - 0.005, far));
    }
    const seeds = rise(0.3, 0.7, Math.sin(far * 130) * Math.sin(angle * 21));
    return mix(color, mix(deep, accent, seeds), rise(0.145, 0.135, far));
  };
}
