// Colours as the Watch Face Format writes them: alpha first.

/** `#rrggbb` or `#rrggbbaa` of ours as `#rrggbb` or `#aarrggbb`. */
export function watchColor(color: string): string {
  const [rgb, alpha] = [color.slice(1, 7), color.slice(7, 9)];
  return alpha === '' || alpha.toLowerCase() === 'ff' ? `#${rgb}` : `#${alpha}${rgb}`;
}

/** Whether nothing painted in it can be seen. */
export const isClear = (color: string): boolean => color.length === 9 && color.endsWith('00');

/** The colour as it looks over black: what lies behind a face on the watch. */
export function overBlack(color: string): string {
  if (color.length !== 9) return color;
  const alpha = Number.parseInt(color.slice(7), 16) / 255;
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * alpha));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
