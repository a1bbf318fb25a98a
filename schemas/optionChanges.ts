// Changes of the wearer's options: each returns new options. Loaded with the dialog of the options.
import { choiceKey } from './optionPlaces';
import type { FaceOption, FaceOptions, Flavor, OptionChoice, ShownFor } from './options';

type Change = (options: FaceOptions) => FaceOptions;

const withOption =
  (id: string, change: (option: FaceOption) => FaceOption): Change =>
  (options) => ({ ...options, list: options.list.map((one) => (one.id === id ? change(one) : one)) });

/** The item moved by places within its list. */
function moved<T extends { id: string }>(list: readonly T[], id: string, by: number): T[] {
  const at = list.findIndex((one) => one.id === id);
  const one = list[at];
  const rest = list.filter((other) => other.id !== id);
  if (!one) return [...list];
  const to = Math.min(rest.length, Math.max(0, at + by));
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** Layers of these choices are shown for another one from now on; always, for null. */
const replacedBy =
  (gone: readonly ShownFor[], instead: ShownFor | null): Change =>
  (options) => {
    const keys = new Set(gone.map(choiceKey));
    const earlier = Object.entries(options.replaced ?? {}).map(
      ([key, to]) => [key, to && keys.has(choiceKey(to)) ? instead : to] as const,
    );
    const now = [...keys].map((key) => [key, instead] as const);
    return { ...options, replaced: Object.fromEntries([...earlier, ...now]) };
  };

export const optionAdded =
  (option: FaceOption): Change =>
  (options) => ({ ...options, list: [...options.list, option] });

export const flavorAdded =
  (flavor: Flavor): Change =>
  (options) => ({ ...options, flavors: [...(options.flavors ?? []), flavor] });

export const flavorRenamed =
  (id: string, name: string): Change =>
  (options) => ({ ...options, flavors: options.flavors?.map((one) => (one.id === id ? { ...one, name } : one)) });

/** The flavor with what another one sets. Keeps its id, its name and its place. */
export const flavorOverwritten =
  (id: string, { picks, themeChoice }: Pick<Flavor, 'picks' | 'themeChoice'>): Change =>
  (options) => ({
    ...options,
    flavors: options.flavors?.map((one) => {
      if (one.id !== id) return one;
      const { themeChoice: _, ...rest } = one;
      return { ...rest, picks, ...(themeChoice !== undefined && { themeChoice }) };
    }),
  });

export const flavorMoved =
  (id: string, by: number): Change =>
  (options) => ({ ...options, ...(options.flavors && { flavors: moved(options.flavors, id, by) }) });

export const flavorRemoved =
  (id: string): Change =>
  ({ flavors = [], ...options }) => {
    const rest = flavors.filter((one) => one.id !== id);
    return rest.length > 0 ? { ...options, flavors: rest } : options;
  };

export const optionRenamed = (id: string, name: string): Change => withOption(id, (option) => ({ ...option, name }));

export const optionMoved =
  (id: string, by: number): Change =>
  (options) => ({ ...options, list: moved(options.list, id, by) });

/** Deletes an option; the layers of its choices are shown for `instead`, a choice of another option, or always. */
export const optionRemoved =
  (id: string, instead: ShownFor | null): Change =>
  (options) => {
    const option = options.list.find((one) => one.id === id);
    const gone = (option?.choices ?? []).map((choice) => ({ option: id, choice: choice.id }));
    return replacedBy(gone, instead)({ ...options, list: options.list.filter((one) => one.id !== id) });
  };

export const choiceAdded = (id: string, choice: OptionChoice): Change =>
  withOption(id, (option) => ({ ...option, choices: [...option.choices, choice] }));

export const choiceRenamed = (id: string, choice: string, name: string): Change =>
  withOption(id, (option) => ({
    ...option,
    choices: option.choices.map((one) => (one.id === choice ? { ...one, name } : one)),
  }));

export const choiceMoved = (id: string, choice: string, by: number): Change =>
  withOption(id, (option) => ({ ...option, choices: moved(option.choices, choice, by) }));

/** Deletes a choice of several; its layers are shown for `instead`, another one of the option, or always. */
export const choiceRemoved =
  (id: string, choice: string, instead: string | null): Change =>
  (options) => {
    const removed = withOption(id, (option) => {
      const choices = option.choices.filter((one) => one.id !== choice);
      const [first] = choices;
      return first ? { ...option, choices, default: option.default === choice ? first.id : option.default } : option;
    });
    const to = instead === null ? null : { option: id, choice: instead };
    return replacedBy([{ option: id, choice }], to)(removed(options));
  };

export const defaultSet = (id: string, choice: string): Change =>
  withOption(id, (option) => ({ ...option, default: choice }));
