// Changes of a theme: each returns a new theme. Loaded with the dialog of the themes.
import type { FaceTheme, ThemeChoice, ThemeRole } from './theme';

/** A change of a theme: colors are in the order of the roles. */
type Change = (theme: FaceTheme) => FaceTheme;

const withChoices =
  (change: (choice: ThemeChoice) => ThemeChoice): Change =>
  (theme) => ({ ...theme, choices: theme.choices.map(change) });

/** Adds a role with one color for every choice. */
export const roleAdded =
  (role: ThemeRole, color: string): Change =>
  (theme) => ({
    ...withChoices((one) => ({ ...one, colors: [...one.colors, color] }))(theme),
    roles: [...theme.roles, role],
  });

export const roleRenamed =
  (id: string, name: string): Change =>
  (theme) => ({ ...theme, roles: theme.roles.map((role) => (role.id === id ? { ...role, name } : role)) });

/** Deletes a role; the colors that follow it follow `instead`, another role or a color `#rrggbb`. */
export const roleRemoved =
  (id: string, instead: string): Change =>
  (theme) => {
    const at = theme.roles.findIndex((role) => role.id === id);
    const moved = Object.entries(theme.replaced ?? {}).map(([gone, to]) => [gone, to === id ? instead : to]);
    return {
      ...withChoices((one) => ({ ...one, colors: one.colors.filter((_, index) => index !== at) }))(theme),
      roles: theme.roles.filter((role) => role.id !== id),
      replaced: { ...Object.fromEntries(moved), [id]: instead },
    };
  };

export const choiceAdded =
  (choice: ThemeChoice): Change =>
  (theme) => ({ ...theme, choices: [...theme.choices, choice] });

export const choiceRemoved =
  (id: string): Change =>
  (theme) => {
    const { chipChoice, ...rest } = theme;
    const choices = theme.choices.filter((one) => one.id !== id);
    return { ...rest, choices, ...(chipChoice !== undefined && chipChoice !== id && { chipChoice }) };
  };

/** Sets the choice of ASR watches. */
export const chipChoiceSet =
  (chipChoice: string): Change =>
  (theme) => ({ ...theme, chipChoice });

/** Moves a choice by places; the first is the default. */
export const choiceMoved =
  (id: string, by: number): Change =>
  (theme) => {
    const at = theme.choices.findIndex((one) => one.id === id);
    const one = theme.choices[at];
    const rest = theme.choices.filter((other) => other.id !== id);
    if (!one) return theme;
    const to = Math.min(rest.length, Math.max(0, at + by));
    return { ...theme, choices: [...rest.slice(0, to), one, ...rest.slice(to)] };
  };

export const choiceRenamed = (id: string, name: string): Change =>
  withChoices((one) => (one.id === id ? { ...one, name } : one));

/** Sets the color of a role in one choice, `#rrggbb`. */
export const colorSet =
  (choiceId: string, role: string, color: string): Change =>
  (theme) => {
    const at = theme.roles.findIndex(({ id }) => id === role);
    const change = (one: ThemeChoice): ThemeChoice =>
      one.id === choiceId ? { ...one, colors: one.colors.map((was, index) => (index === at ? color : was)) } : one;
    return withChoices(change)(theme);
  };

/** The first of `base1`, `base2` and so on that no item has. */
export function freeId(base: string, taken: readonly { id: string }[]): string {
  const used = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (used.has(`${base}${number}`)) number += 1;
  return `${base}${number}`;
}

/** Id of the setting in faces made here. */
export const THEME_ID = 'themeColor';
