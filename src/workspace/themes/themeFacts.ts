// What a choice of the theme looks like: its weakest contrast on the background, and names of new choices. Pure.
import { listInChoice, rolesOf } from '@/face/nodes/colorRoles';
import { groundOf } from '@/face/nodes/ground';
import { contrastOn } from '@/forms/contrast';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { choiceOf } from '@/schemas/themeColors';

/** Contrast below which shapes are hard to see (WCAG 1.4.11). */
export const CONTRAST_LOW = 3;

const BLACK = '#000000';

/** Contrast of each role of the choice with the background color; null for the role of the background itself. */
export function contrastsOf(
  theme: FaceTheme,
  choiceId: string,
  nodes: readonly FaceNode[],
): readonly (number | null)[] {
  const root = nodes.slice(0, 1);
  const background = groundOf(listInChoice(root, theme, choiceId))?.style.fill ?? BLACK;
  const own = new Set(root.flatMap((node) => Object.values(rolesOf(node))));
  const { colors } = choiceOf(theme, choiceId) ?? { colors: [] };
  return theme.roles.map(({ id }, at) => (own.has(id) ? null : contrastOn(colors[at] ?? BLACK, background)));
}

/** The lowest of them; null if every role is that of the background. */
export function weakestOf(contrasts: readonly (number | null)[]): number | null {
  const known = contrasts.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The name, with a number if another choice has it. */
export function freeName(name: string, { choices }: Pick<FaceTheme, 'choices'>): string {
  const taken = new Set(choices.map((one) => one.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
