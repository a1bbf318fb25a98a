// Colour conversions between text and hue, saturation, brightness, alpha. Pure.

export interface Hsva {
  /** Degrees, 0 to 360. */
  h: number;
  /** Shares, 0 to 1. */
  s: number;
  v: number;
  a: number;
}

const twoDigits = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Parses typed text to `#rrggbb` or `#rrggbbaa` in lower case, or null. The hash is optional; 3 and 4 digits only if
 * `short`.
 */
export function readHex(text: string, short = false): string | null {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits)) return null;
  if (digits.length === 6 || digits.length === 8) return `#${digits}`;
  if (short && (digits.length === 3 || digits.length === 4)) return `#${[...digits].map((d) => d + d).join('')}`;
  return null;
}

/** The colour digits with their hash, and alpha from 0 to 1. Invalid text becomes opaque black. */
export function splitHex(hex: string): { rgb: string; alpha: number } {
  const read = readHex(hex) ?? '#000000';
  const alpha = read.length === 9 ? Number.parseInt(read.slice(7), 16) / 255 : 1;
  return { rgb: read.slice(0, 7), alpha };
}

/** Joins colour digits and alpha; an opaque colour has no alpha digits. */
export function joinHex(rgb: string, alpha: number): string {
  return alpha >= 1 ? rgb : `${rgb}${twoDigits(alpha)}`;
}

export function hexToHsva(hex: string): Hsva {
  const { rgb, alpha } = splitHex(hex);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  let sixth = 0;
  if (range > 0) sixth = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sixth * 60, s: max === 0 ? 0 : range / max, v: max, a: alpha };
}

export function hsvaToHex({ h, s, v, a }: Hsva): string {
  const part = (n: number) => {
    const k = (n + h / 60) % 6;
    return twoDigits(v - v * s * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return joinHex(`#${part(5)}${part(3)}${part(1)}`, a);
}
