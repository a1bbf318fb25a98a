// A copy as its wearer sees it after choosing colors and options.
import { copyInChoice } from '@/face/nodes/colorRoles';
import { copyWithPicks } from '@/face/nodes/shownFor';
import { policyOf } from '@/face/platforms';
import { copyAtRest } from '@/face/platforms/copyAtRest';
import type { FaceCopy } from '@/schemas/design';
import { type Picks, pickOf } from '@/schemas/optionPlaces';
import type { FaceOption, Flavor } from '@/schemas/options';
import type { FaceTheme } from '@/schemas/theme';
import { choiceOf } from '@/schemas/themeColors';

/** What the wearer chose; null and absent options: the defaults. */
export interface Worn {
  choiceId: string | null;
  picks: Picks;
}

export interface CopyChoiceLists {
  /** Null for one color choice. */
  theme: FaceTheme | null;
  options: readonly FaceOption[];
  flavors: readonly Flavor[];
}

/** What the wearer of a copy can choose: nothing on a watch that shows layers as pictures. */
export function choicesOf({ platform, theme, options }: FaceCopy): CopyChoiceLists {
  if (policyOf(platform).packaging !== 'watchFace') return { theme: null, options: [], flavors: [] };
  return {
    theme: theme && theme.choices.length > 1 ? theme : null,
    options: options?.list ?? [],
    flavors: options?.flavors ?? [],
  };
}

/** Whether the wearer of the copy can choose anything. */
export const hasChoices = (copy: FaceCopy): boolean => {
  const { theme, options } = choicesOf(copy);
  return theme !== null || options.length > 0;
};

/** The copy in these choices. The same object if they are the defaults. */
export function wornCopy(copy: FaceCopy, { choiceId, picks }: Worn): FaceCopy {
  if (!hasChoices(copy)) return copyWithPicks(copyAtRest(copy), {});
  return copyWithPicks(copyInChoice(copy, choiceId), picks);
}

/** The names of what is chosen, in the order of the controls. `theme`: the name of the color choice as a setting. */
export function wornNames(
  copy: FaceCopy,
  { choiceId, picks }: Worn,
  themeName: string,
): { name: string; choice: string }[] {
  const { theme, options } = choicesOf(copy);
  const color = theme ? choiceOf(theme, choiceId) : undefined;
  return [
    ...(color ? [{ name: themeName, choice: color.name }] : []),
    ...options.flatMap((option) => {
      const choice = option.choices.find(({ id }) => id === pickOf(option, picks));
      return choice ? [{ name: option.name, choice: choice.name }] : [];
    }),
  ];
}
