// Whether a flavor equals the choices that are shown.
import { type Picks, pickOf } from '@/schemas/optionPlaces';
import type { FaceOption, Flavor } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import { choiceOf } from '@/schemas/themeColors';

export interface ShownChoices {
  theme: FaceTheme | null;
  options: readonly FaceOption[];
  choiceId: string | null;
  picks: Picks;
}

/** Whether the flavor sets what is shown. Without a theme its color choice does not count. */
export const isFlavorShown = ({ theme, options, choiceId, picks }: ShownChoices, flavor: Flavor): boolean =>
  options.every((option) => pickOf(option, picks) === pickOf(option, flavor.picks)) &&
  (!theme || choiceOf(theme, choiceId) === choiceOf(theme, flavor.themeChoice ?? null));
