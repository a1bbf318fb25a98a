// Rules that color a layer by data: for a color field, the color of the first rule that holds, else the field's own.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { ColorRule } from '@/schemas/nodes/common';
import { hasColorAt, isRulePlace, ownRoleFieldsOf, rolesOf, stopPathsOf, withColorIn, withRoles } from './colorRoles';
import { isRoot, isSlot } from './index';
import { liveNumber, type ReadableWatch } from './liveValue';

const NO_RULES: readonly ColorRule[] = [];

/** The rules that are stored in a layer. Includes those of colors that the layer does not have. */
export const storedRules = (node: FaceNode): readonly ColorRule[] =>
  isKnown(node) ? (node.colorRules ?? NO_RULES) : NO_RULES;

function withoutRuleRoles(node: FaceNode): FaceNode {
  const roles = Object.entries(rolesOf(node));
  const others = roles.filter(([path]) => !isRulePlace(path));
  return others.length === roles.length ? node : withRoles(node, Object.fromEntries(others));
}

/** The layer with these rules; without the field and the roles of its rules if there are none. */
export function withColorRules(node: FaceNode, rules: readonly ColorRule[]): FaceNode {
  const { colorRules: had, ...rest } = node as FaceNode & { colorRules?: unknown };
  if (rules.length > 0) return { ...rest, colorRules: rules } as FaceNode;
  return had === undefined ? node : withoutRuleRoles(rest as FaceNode);
}

/**
 * Places of the colors that can have rules: those that can follow a role and have a color now, or the stops of a gradient.
 * None for slots, which the system fills, and for the background, which is not a layer on the watch.
 */
export const ruleFieldsOf = (node: FaceNode): readonly string[] =>
  isSlot(node) || isRoot(node)
    ? []
    : ownRoleFieldsOf(node).flatMap((path) => [...(hasColorAt(node, path) ? [path] : []), ...stopPathsOf(node, path)]);

const rulesOfNodes = new WeakMap<FaceNode, readonly ColorRule[]>();

/** The rules of the colors that the layer has. The same list for the same layer. */
export function colorRulesOf(node: FaceNode): readonly ColorRule[] {
  const stored = storedRules(node);
  if (stored.length === 0) return NO_RULES;
  const cached = rulesOfNodes.get(node);
  if (cached) return cached;
  const offered = new Set(ruleFieldsOf(node));
  const rules = stored.filter(({ path }) => offered.has(path));
  rulesOfNodes.set(node, rules);
  return rules;
}

/** The rule that colors a place now; null if none holds. A rule without a value does not hold. */
export const rulingRule = (rules: readonly ColorRule[], path: string, watch: ReadableWatch, uuid: string) =>
  rules.find((rule) => rule.path === path && (liveNumber(rule.when, watch, uuid) ?? 0) !== 0) ?? null;

/** The colors of the rules that hold now, by place. */
export function ruledColors(node: FaceNode, watch: ReadableWatch): Readonly<Record<string, string>> {
  const rules = colorRulesOf(node);
  const paths = [...new Set(rules.map(({ path }) => path))];
  return Object.fromEntries(
    paths.flatMap((path) => {
      const rule = rulingRule(rules, path, watch, node.uuid);
      return rule ? [[path, rule.color]] : [];
    }),
  );
}

/** The layer in these colors. */
export const inColors = <N extends FaceNode>(node: N, colors: Readonly<Record<string, string>>): N =>
  Object.entries(colors).reduce<FaceNode>((now, [path, color]) => withColorIn(now, path, color), node) as N;
