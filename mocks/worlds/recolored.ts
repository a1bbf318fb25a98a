// Recolours a design: rotates the hue of every layer colour, keeps its luminance and tints its pictures to match.
import type { Design } from '@/schemas/design';

type Channels = readonly [number, number, number];

/** Converts `#rrggbb` to hue in degrees and saturation and lightness 0 to 1, and back; formulas of CSS Color 4. */
function toHsl([r, g, b]: Channels): Channels {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, spread] = [(max + min) / 2, max - min];
  if (spread === 0) return [0, 0, light];
  const hue = max === r ? (g - b) / spread + (g < b ? 6 : 0) : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [hue * 60, spread / (1 - Math.abs(2 * light - 1)), light];
}

function toRgb([hue, saturation, light]: Channels): Channels {
  const half = saturation * Math.min(light, 1 - light);
  const at = (n: number) => {
    const k = (n + hue / 30) % 12;
    return light - half * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
}

const read = (color: string): Channels => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};
const written = (channels: Channels): string =>
  `#${channels
    .map((one) =>
      Math.round(one * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance, 0 to 1 (WCAG 2.2), here because pure data imports nothing of the client. */
function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The colour of this hue and saturation with this luminance. */
function litTo(wanted: number, hue: number, saturation: number): Channels {
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (darker + lighter) / 2;
    if (luminanceOf(toRgb([hue, saturation, middle])) < wanted) darker = middle;
    else lighter = middle;
  }
  return toRgb([hue, saturation, lighter]);
}

/** The colour with its hue rotated by `degrees`, as light as before, so that texts stay as readable. */
function turned(color: string, degrees: number): string {
  const before = read(color);
  const [hue, saturation] = toHsl(before);
  return written(litTo(luminanceOf(before), (hue + degrees) % 360, saturation));
}

/** Luminance of the tint, so light that dark texts on a picture stay readable. */
const TINT_LUMINANCE = 0.8;

/** Pictures are multiplied by a pale colour of the new hue. */
const tintOf = (degrees: number): Channels => litTo(TINT_LUMINANCE, (180 + degrees) % 360, 0.75);

/** The design with every colour rotated, and the pictures of its dial tinted. */
export function recolored(design: Design, degrees: number): Design {
  const [red, green, blue] = tintOf(degrees).map((one) => Math.round(one * 255));
  const text = JSON.stringify(design).replace(
    /"#[0-9a-f]{6}"/gi,
    (color) => `"${turned(color.slice(1, -1), degrees)}"`,
  );
  const copy = JSON.parse(text) as Design;
  for (const { normal } of copy.copies) {
    for (const node of normal.nodeList) {
      const style = node.style as Record<string, unknown>;
      // Only pictures can be tinted.
      if ('isTinted' in style) Object.assign(style, { isTinted: true, red, green, blue });
    }
  }
  return copy;
}
