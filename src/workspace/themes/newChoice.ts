// New choices from colors that come from elsewhere: a pasted palette, or a picture. Pure.
import type { FaceTheme, ThemeChoice } from '@/schemas/theme';
import { choiceAdded, freeId } from '@/schemas/themeChanges';
import { freeName } from './themeFacts';
import { luminanceOf, oklchOf } from './turnedHue';

/** Degrees of hue that share a name. */
const HUE_STEP = 30;

/** The most colorful color of a choice, which names it. */
export const strongest = (colors: readonly string[]): string =>
  [...colors].sort((a, b) => oklchOf(b).chroma - oklchOf(a).chroma)[0] ?? '#000000';

/** Number of the hue's name in `hueNames`, 0 to 11. */
export const hueNumber = (hue: number): number => Math.floor(((hue + HUE_STEP / 2) % 360) / HUE_STEP);

/** A color for each role, in order; roles beyond these colors have those of the base choice. */
export const filledColors = (colors: readonly string[], base: ThemeChoice): string[] =>
  base.colors.map((color, at) => colors[at] ?? color);

/** Places of the colors, the darkest first. */
const fromDark = (colors: readonly string[]): number[] =>
  colors.map((_, at) => at).sort((a, b) => luminanceOf(colors[a] ?? '#000000') - luminanceOf(colors[b] ?? '#000000'));

/**
 * The colors in the order of the roles that suits the base choice: its darkest role has the darkest color, and so on. A
 * dark background stays dark. With fewer colors than roles, the first roles have them.
 */
export function byLightness(colors: readonly string[], base: ThemeChoice): string[] {
  const used = colors.slice(0, base.colors.length);
  const order = fromDark(used);
  const made = [...used];
  for (const [rank, role] of fromDark(base.colors.slice(0, used.length)).entries()) {
    made[role] = used[order[rank] ?? 0] ?? made[role] ?? '#000000';
  }
  return made;
}

/** Adds a choice with a name that no other has. */
export const namedChoice =
  (name: string, colors: readonly string[]) =>
  (theme: FaceTheme): FaceTheme =>
    choiceAdded({ id: freeId('choice', theme.choices), name: freeName(name, theme), colors: [...colors] })(theme);
