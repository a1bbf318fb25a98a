// Colours in the Watch Face Format, which writes alpha first.

/** A color that the watch takes from a setting; `place` counts the colors of an option from 0, null for its only one. */
export const colorSource = (setting: string, place: number | null): string =>
  `[CONFIGURATION.${setting}${place === null ? '' : `.${place}`}]`;

/** Whether a written color is the source of one. */
export const isSource = (color: string): boolean => color.startsWith('[');

/** Converts `#rrggbb` or `#rrggbbaa` to `#rrggbb` or `#aarrggbb`. A source stays. */
export function watchColor(color: string): string {
  if (isSource(color)) return color;
  const [rgb, alpha] = [color.slice(1, 7), color.slice(7, 9)];
  return alpha === '' || alpha.toLowerCase() === 'ff' ? `#${rgb}` : `#${alpha}${rgb}`;
}

/** The colour blended over black, which is behind a face on the watch. */
export function overBlack(color: string): string {
  if (isSource(color) || color.length !== 9) return color;
  const alpha = Number.parseInt(color.slice(7), 16) / 255;
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * alpha));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
