// The choices of options that show layers, and those that the wearer picks.
import type { FaceOption, FaceOptions, OptionChoice, ShownFor } from './options';

/** The wearer's choice of options, by id. An absent option has its default. */
export type Picks = Readonly<Record<string, string>>;

/** Key of a choice in `replaced`. */
export const choiceKey = ({ option, choice }: ShownFor): string => `${option}/${choice}`;

/** An option with one of its choices. */
export interface OptionPlace {
  option: FaceOption;
  choice: OptionChoice;
}

function placeIn(options: FaceOptions | undefined, at: ShownFor | null | undefined): OptionPlace | null {
  const option = at && options?.list.find(({ id }) => id === at.option);
  const choice = option?.choices.find(({ id }) => id === at?.choice);
  return option && choice ? { option, choice } : null;
}

/** The choice that shows a layer, or what replaces it after its deletion; null: the layer is always shown. */
export const standingPlace = (options: FaceOptions | undefined, at: ShownFor | undefined): OptionPlace | null =>
  at ? (placeIn(options, at) ?? placeIn(options, options?.replaced?.[choiceKey(at)])) : null;

/** Whether a layer names a choice that the face neither has nor had. */
export const isUnknownPlace = (options: FaceOptions | undefined, at: ShownFor | undefined): boolean =>
  at !== undefined && standingPlace(options, at) === null && !(choiceKey(at) in (options?.replaced ?? {}));

/** Id of the choice of an option: the wearer's, or the default. */
export const pickOf = ({ id, choices, default: standard }: FaceOption, picks: Picks): string =>
  choices.find((one) => one.id === picks[id])?.id ?? standard;
