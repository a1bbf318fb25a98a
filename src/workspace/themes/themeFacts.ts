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

/** Fields whose colors are drawn behind others, such as the track of a progress ring. */
const isBehind = (path: string): boolean => path.endsWith('.bgColor');

/** The roles that layers follow only behind other colors. */
function rolesBehind(nodes: readonly FaceNode[]): ReadonlySet<string> {
  const followed = nodes.flatMap((node) => Object.entries(rolesOf(node)));
  const inFront = new Set(followed.flatMap(([path, role]) => (isBehind(path) ? [] : [role])));
  return new Set(followed.flatMap(([, role]) => (inFront.has(role) ? [] : [role])));
}

/**
 * Contrast of each role of the choice with the background color; null for the role of the background itself and for one
 * that is only drawn behind others.
 */
export function contrastsOf(
  theme: FaceTheme,
  choiceId: string,
  nodes: readonly FaceNode[],
): readonly (number | null)[] {
  const [root, layers] = [nodes.slice(0, 1), nodes.slice(1)];
  const background = groundOf(listInChoice(root, theme, choiceId))?.style.fill ?? BLACK;
  const grounds = new Set([...root.flatMap((node) => Object.values(rolesOf(node))), ...rolesBehind(layers)]);
  const { colors } = choiceOf(theme, choiceId) ?? { colors: [] };
  return theme.roles.map(({ id }, at) => (grounds.has(id) ? null : contrastOn(colors[at] ?? BLACK, background)));
}

/** The lowest of them; null if there is none. */
export function weakestOf(contrasts: readonly (number | null)[]): number | null {
  const values = contrasts.filter((value) => value !== null);
  return values.length === 0 ? null : Math.min(...values);
}

/** The name, with a number if another choice has it. */
export function freeName(name: string, { choices }: Pick<FaceTheme, 'choices'>): string {
  const taken = new Set(choices.map((one) => one.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
