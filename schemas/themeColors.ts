// The colors of a theme's roles in its choices.
import type { FaceTheme, ThemeChoice } from './theme';

/** The choice with this id, or the default one. */
export const choiceOf = ({ choices }: FaceTheme, id: string | null): ThemeChoice | undefined =>
  choices.find((one) => one.id === id) ?? choices[0];

/** The role itself, or the one that replaces it after its deletion; null if there is none. */
export function standingRole({ roles, replaced = {} }: FaceTheme, role: string): string | null {
  const isRole = (one: string | undefined) => roles.some(({ id }) => id === one);
  if (isRole(role)) return role;
  const other = replaced[role];
  return other !== undefined && isRole(other) ? other : null;
}

/** The color of a role in a choice, `#rrggbb`, also of a deleted one; null for an unknown role. */
export function roleColor(theme: FaceTheme, role: string, choiceId: string | null): string | null {
  const at = theme.roles.findIndex(({ id }) => id === standingRole(theme, role));
  if (at >= 0) return choiceOf(theme, choiceId)?.colors[at] ?? null;
  const fixed = theme.replaced?.[role];
  return fixed?.startsWith('#') ? fixed : null;
}
