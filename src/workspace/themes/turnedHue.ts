// A color with another hue and the same luminance, so that its contrast with every other color stays. Pure.
import { luminance } from '@/face/seen/luminance';

type Triple = readonly [number, number, number];

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const toGamma = (share: number): number => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

const channels = (hex: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
};

/** Lightness 0 to 1, chroma and hue in degrees of a color (OKLCH, Björn Ottosson 2020). */
export function oklchOf(hex: string): { lightness: number; chroma: number; hue: number } {
  const [r, g, b] = channels(hex).map((value) => toLinear(value / 255)) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(A, B),
    hue: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  };
}

/** Linear red, green and blue; outside 0 to 1 for a color that screens do not have. */
function linearOf(lightness: number, chroma: number, hue: number): Triple {
  const [A, B] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (lightness - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (lightness - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const ROUNDING = 0.0005;
const isOnScreen = (color: Triple): boolean => color.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);

/** The largest chroma up to `most` that screens have at this lightness and hue. */
function shownChroma(lightness: number, most: number, hue: number): number {
  if (isOnScreen(linearOf(lightness, most, hue))) return most;
  let [low, high] = [0, most];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isOnScreen(linearOf(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return low;
}

const hexOf = (color: Triple): string =>
  `#${color
    .map((value) => Math.round(255 * toGamma(Math.min(1, Math.max(0, value)))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export const luminanceOf = (hex: string): number => luminance(...channels(hex));

/** Chroma below which a color counts as grey and has no hue to turn. */
const GREY = 0.015;

/** `#rrggbb` with its hue turned by degrees, and the luminance of the given color. A grey stays. */
export function turnedHue(hex: string, by: number): string {
  const { chroma, hue } = oklchOf(hex);
  if (chroma < GREY) return hex;
  const wanted = luminanceOf(hex);
  const turned = (hue + by + 360) % 360;
  let [low, high] = [0, 1];
  let best = hex;
  let nearest = Number.POSITIVE_INFINITY;
  for (let step = 0; step < 18; step += 1) {
    const lightness = (low + high) / 2;
    const made = hexOf(linearOf(lightness, shownChroma(lightness, chroma, turned), turned));
    const now = luminanceOf(made);
    if (Math.abs(now - wanted) < nearest) [best, nearest] = [made, Math.abs(now - wanted)];
    if (now < wanted) low = lightness;
    else high = lightness;
  }
  return best;
}
