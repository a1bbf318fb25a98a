// Recently picked colours on this device, newest first, for all designs.
import { createDeviceStore } from './deviceStore';

/** One row of swatches. */
export const RECENT_COLORS_MAX = 7;

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

/** `#rrggbb` each. */
export const recentColors = createDeviceStore<readonly string[]>('dialwright.colors', (raw) =>
  Array.isArray(raw) ? [...new Set(raw.filter(isColor))].slice(0, RECENT_COLORS_MAX) : [],
);

/** Moves a colour to the front. Its opacity is dropped. */
export function rememberColor(hex: string): void {
  const color = hex.slice(0, 7).toLowerCase();
  if (!isColor(color)) return;
  const next = [color, ...recentColors.get().filter((one) => one !== color)].slice(0, RECENT_COLORS_MAX);
  if (next.join() !== recentColors.get().join()) recentColors.set(next);
}
