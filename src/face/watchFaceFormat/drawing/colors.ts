// Colours of the format: `#RRGGBB` and `#AARRGGBB`, alpha first.

export interface Ink {
  /** `#rrggbb`. */
  color: string;
  /** 0 to 1. */
  opacity: number;
}

const WRITTEN = /^#([0-9a-f]{2})?([0-9a-f]{6})$/i;

/** Parses a colour; null if it is not valid. */
export function inkOf(text: string): Ink | null {
  const [whole, alpha = 'ff', color = ''] = WRITTEN.exec(text.trim()) ?? [];
  return whole === undefined ? null : { color: `#${color.toLowerCase()}`, opacity: Number.parseInt(alpha, 16) / 255 };
}

/** Parses a space-separated list of colours; skips invalid ones. */
export const inksOf = (text: string): Ink[] => text.split(/\s+/).flatMap((one) => inkOf(one) ?? []);

/** The opacity as an SVG attribute; null if it is fully opaque. */
export const opacityOf = ({ opacity }: Ink): number | null => (opacity === 1 ? null : opacity);

/** Values of an feColorMatrix that multiplies every pixel by the colour, which tints white and grey art. */
export function tintMatrix({ color, opacity }: Ink): string {
  const share = (from: number) =>
    Math.round((Number.parseInt(color.slice(from, from + 2), 16) / 255) * 10_000) / 10_000;
  return `${share(1)} 0 0 0 0 0 ${share(3)} 0 0 0 0 0 ${share(5)} 0 0 0 0 0 ${Math.round(opacity * 10_000) / 10_000} 0`;
}
