// The swatches of every picker, and colour names, because hex digits mean little to most people.
import { readHex } from './colorMath';

/** The built-in swatches; their names are `ui.color.names`. */
export const SWATCHES = {
  white: '#ffffff',
  silver: '#c9d0db',
  grey: '#6b7688',
  black: '#000000',
  red: '#ff5a52',
  orange: '#ff8a3d',
  amber: '#ffb454',
  yellow: '#ffe066',
  lime: '#9be15d',
  mint: '#63e6c8',
  cyan: '#4cc9f0',
  blue: '#4d7cfe',
  violet: '#9b6bff',
  pink: '#ff6bb5',
} as const;
export type SwatchName = keyof typeof SWATCHES;

const NAMED = Object.entries(SWATCHES) as readonly (readonly [SwatchName, string])[];

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt((readHex(hex) ?? '#000000').slice(at, at + 2), 16));

/** Perceived distance of two colours ("redmean" approximation). */
function distance(one: string, other: string): number {
  const [r1 = 0, g1 = 0, b1 = 0] = channels(one);
  const [r2 = 0, g2 = 0, b2 = 0] = channels(other);
  const mean = (r1 + r2) / 2;
  return (2 + mean / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - mean) / 256) * (b1 - b2) ** 2;
}

/** The most similar built-in swatch. */
export function nearestSwatch(hex: string): SwatchName {
  const [first = NAMED[0]] = [...NAMED].sort(([, a], [, b]) => distance(a, hex) - distance(b, hex));
  return first?.[0] ?? 'black';
}
