// Colors that follow a role, as sources of the Watch Face Format. Loaded with what writes it.
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { standingRole } from '@/schemas/themeColors';
import { colorIn, copyInChoice, copyWith, mapped, rolesOf, withColorIn } from './colorRoles';
import { fixedRolesOf } from './index';
import { colorSource } from './watchFaceColor';

/** The source of a role's color in the Watch Face Format; null for a missing role. */
export function sourceOfRole(theme: FaceTheme, role: string): string | null {
  const { id, roles } = theme;
  const place = theme.roles.findIndex((one) => one.id === standingRole(theme, role));
  return place < 0 ? null : colorSource(id, roles.length === 1 ? null : place);
}

/** The layer with sources in place of the colors that follow a role; the default colors where the format takes none. */
export function nodeWithSources(node: FaceNode, theme: FaceTheme): FaceNode {
  const fixed = new Set(fixedRolesOf(node));
  return Object.entries(rolesOf(node)).reduce((now, [path, role]) => {
    const source = fixed.has(path) || colorIn(now, path) === null ? null : sourceOfRole(theme, role);
    return source === null ? now : withColorIn(now, path, source);
  }, node);
}

/**
 * The copy as it is written to the Watch Face Format: sources in place of the colors that follow a role, and the default
 * colors where the format takes no source.
 */
export function copyWithSources(copy: FaceCopy): FaceCopy {
  const { theme } = copy;
  if (!theme) return copy;
  return copyWith(copyInChoice(copy, null), (list) => mapped(list, (node) => nodeWithSources(node, theme)));
}
