// Luminance and contrast of screen colours by WCAG 2.2.

/** Luminance that each channel value of 0 to 255 contributes, 0 to 1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 to 1, of channels from 0 to 255 (WCAG 2.2, definition of relative luminance). */
export function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [LINEAR[Math.round(red)] ?? 0, LINEAR[Math.round(green)] ?? 0, LINEAR[Math.round(blue)] ?? 0];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two luminances: 1 (none) to 21 (black on white). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
