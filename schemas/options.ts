// What the wearer of a face chooses besides colors: options, each a list or a switch. A layer can be shown for one choice.
import { z } from 'zod';
import { FLAVORS_MAX, OPTION_CHOICES_MAX, OPTION_NAME_MAX, OPTIONS_REPLACED_MAX, SETTINGS_MAX } from './limits';
import { openObject } from './openObject';

const optionId = () => z.string().regex(/^[A-Za-z]\w{0,63}$/);
const choiceId = () => z.string().regex(/^\w{1,64}$/);
const optionName = () => z.string().trim().min(1).max(OPTION_NAME_MAX);

/** Ids of the two choices of a switch, as the Watch Face Format names them: on and off. */
export const SWITCH_ON = 'TRUE';
export const SWITCH_OFF = 'FALSE';

const optionChoice = openObject({ id: choiceId(), name: optionName() });
export type OptionChoice = z.output<typeof optionChoice>;

/** Whether no two share an id. */
const areUnique = (list: readonly { id: string }[]): boolean => new Set(list.map(({ id }) => id)).size === list.length;

const faceOption = openObject({
  /** Id of the setting in the Watch Face Format. */
  id: optionId(),
  kind: z.enum(['list', 'switch']),
  name: optionName(),
  choices: z.array(optionChoice).min(1).max(OPTION_CHOICES_MAX).refine(areUnique),
  /** Id of the choice that the face has until its wearer picks another. */
  default: choiceId(),
})
  .refine(({ choices, default: id }) => choices.some((one) => one.id === id))
  .refine(
    ({ kind, choices }) => kind === 'list' || choices.map(({ id }) => id).join() === `${SWITCH_ON},${SWITCH_OFF}`,
  );
export type FaceOption = z.output<typeof faceOption>;

/** Id of the flavor with the defaults that an export adds; no flavor of a design has it. */
export const DEFAULT_FLAVOR = 'default';

/** A set of choices under a name, which the wearer picks at once. */
const flavor = openObject({
  id: optionId().refine((id) => id !== DEFAULT_FLAVOR),
  name: optionName(),
  /** Choices by option. An absent or unknown one is the default. */
  picks: z.record(optionId(), choiceId()).refine((picks) => Object.keys(picks).length <= SETTINGS_MAX),
  /** Choice of the color theme; absent: the default one. */
  themeChoice: choiceId().optional(),
});
export type Flavor = z.output<typeof flavor>;

/** A choice of an option. */
export const shownFor = openObject({ option: optionId(), choice: choiceId() });
export type ShownFor = z.output<typeof shownFor>;

export const faceOptions = openObject({
  /** In the order in which the watch lists them. */
  list: z.array(faceOption).max(SETTINGS_MAX).refine(areUnique),
  flavors: z.array(flavor).max(FLAVORS_MAX).refine(areUnique).optional(),
  /** By `option/choice`, what replaces a deleted choice: another one, or nothing, so that its layers are always shown. */
  replaced: z
    .record(z.string().max(130), shownFor.nullable())
    .refine((all) => Object.keys(all).length <= OPTIONS_REPLACED_MAX)
    .optional(),
});
export type FaceOptions = z.output<typeof faceOptions>;
