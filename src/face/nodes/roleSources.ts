// Colors that follow a role, as sources of the Watch Face Format. Loaded with what writes it.
import type { FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { standingRole } from '@/schemas/themeColors';
import { colorIn, copyInChoice, copyWith, rolesOf, rulePlace, withColorIn, withRoles } from './colorRoles';
import { colorRulesOf, storedRules } from './colorRules';
import { fixedRolesOf } from './index';
import { mapped } from './mapped';
import { colorSource } from './watchFaceColor';

/** The source of a role's color in the Watch Face Format; null for a missing role. */
export function sourceOfRole(theme: FaceTheme, role: string): string | null {
  const { id, roles } = theme;
  const place = theme.roles.findIndex((one) => one.id === standingRole(theme, role));
  return place < 0 ? null : colorSource(id, roles.length === 1 ? null : place);
}

/** A layer as its rules can color it, with the rule that colors each place. */
interface Variant {
  node: FaceNode;
  /** By place, the place of the rule's color. */
  ruled: Readonly<Record<string, string>>;
}

/** The layer in every combination of colors that its rules can give it, with the roles that these colors follow. */
function variantsOf(node: FaceNode): readonly Variant[] {
  const stored = storedRules(node);
  const rules = colorRulesOf(node);
  let variants: readonly Variant[] = [{ node, ruled: {} }];
  for (const path of new Set(rules.map((rule) => rule.path))) {
    const colored = rules
      .filter((rule) => rule.path === path)
      .flatMap((rule) => {
        const place = rulePlace(stored.indexOf(rule));
        return variants.map(({ node: one, ruled }) => {
          const { [path]: _, ...others } = rolesOf(one);
          const role = rolesOf(node)[place];
          const roles = role === undefined ? others : { ...others, [path]: role };
          return { node: withRoles(withColorIn(one, path, rule.color), roles), ruled: { ...ruled, [path]: place } };
        });
      });
    variants = [...variants, ...colored];
  }
  return variants;
}

/**
 * Places whose roles the format cannot take, in the colors of the layer's own or of its rules. A role that it can take in
 * some of the colors alone counts as well.
 */
export function fixedPlaces(node: FaceNode): ReadonlySet<string> {
  const fixed = new Set<string>();
  if (Object.keys(rolesOf(node)).length === 0) return fixed;
  for (;;) {
    const free = Object.entries(rolesOf(node)).filter(([path]) => !fixed.has(path));
    const more = variantsOf(withRoles(node, Object.fromEntries(free)))
      .flatMap(({ node: one, ruled }) => fixedRolesOf(one).map((path) => ruled[path] ?? path))
      .filter((path) => free.some(([place]) => place === path));
    if (more.length === 0) return fixed;
    // Without this role, the format may no longer take another one.
    for (const path of more) fixed.add(path);
  }
}

/** The layer with sources in place of the colors that follow a role; the default colors where the format takes none. */
export function nodeWithSources(node: FaceNode, theme: FaceTheme): FaceNode {
  const roles = Object.entries(rolesOf(node));
  if (roles.length === 0) return node;
  const fixed = fixedPlaces(node);
  return roles.reduce((now, [path, role]) => {
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
