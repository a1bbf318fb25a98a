// Color fields that follow a role of the face's theme: the layer stores the role beside the field, and the field holds a color.
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { roleColor } from '@/schemas/themeColors';
import { definitionOf } from './index';
import { mapped } from './mapped';

export type Roles = Readonly<Record<string, string>>;

export const NO_ROLES: Roles = {};
export const STYLE = 'style.';
const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Derived colors do not depend on the canvas. */
const NO_CANVAS = { width: 0, height: 0, shape: 'circle' } as const;

/** The roles that the layer's colors follow, by place. */
export const rolesOf = (node: FaceNode): Roles => (isKnown(node) ? (node.colorRoles ?? NO_ROLES) : NO_ROLES);

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/** The value at a path in the layer. */
export const at = (node: FaceNode, path: string): unknown => path.split('.').reduce<unknown>(inside, node);

/** End of the place of a color in a paint, a stop or a rule. */
export const OF_PAINT = '.color';
const RULES = 'colorRules';

/** Place of the color of a rule, by its index among the rules of the layer. */
export const rulePlace = (index: number): string => `${RULES}.${index}${OF_PAINT}`;

/** Whether a place is the color of a rule. */
export const isRulePlace = (path: string): boolean => path.startsWith(`${RULES}.`);

/** Places of the stops, if the paint with a color at this place is a gradient now. */
export function stopPathsOf(node: FaceNode, path: string): readonly string[] {
  if (!path.endsWith(OF_PAINT)) return [];
  const paint = path.slice(0, -OF_PAINT.length);
  const stops = at(node, `${paint}.stops`);
  return Array.isArray(stops) ? stops.map((_, index) => `${paint}.stops.${index}${OF_PAINT}`) : [];
}

/** Places of the stops in lists of their own, as of progress. */
const listedStopsOf = (node: FaceNode): readonly string[] =>
  (definitionOf(node)?.stopLists ?? []).flatMap((list) => {
    const stops = at(node, list);
    return Array.isArray(stops) ? stops.map((_, index) => `${list}.${index}${OF_PAINT}`) : [];
  });

const NO_FIELDS: readonly string[] = [];

/** Places of the color fields of the layer that can follow a role. */
export const ownRoleFieldsOf = (node: FaceNode): readonly string[] => definitionOf(node)?.roleFields ?? NO_FIELDS;

/** Places in the layer whose colors can follow a role: its fields, the stops of its gradients, and the colors of its rules. */
export function roleFieldsOf(node: FaceNode): readonly string[] {
  const own = ownRoleFieldsOf(node);
  const stops = [...own.flatMap((path) => stopPathsOf(node, path)), ...listedStopsOf(node)];
  const rules = isKnown(node) ? (node.colorRules ?? []).map((_, index) => rulePlace(index)) : [];
  return stops.length + rules.length === 0 ? own : [...own, ...stops, ...rules];
}

/** The color at a place in the layer; null if there is none, as in a gradient. */
export function colorIn(node: FaceNode, path: string): string | null {
  const value = at(node, path);
  return typeof value === 'string' && COLOR.test(value) ? value : null;
}

/** Whether there is a color at a place in the layer, or a source of the Watch Face Format. */
export const hasColorAt = (node: FaceNode, path: string): boolean => typeof at(node, path) === 'string';

function replaced(owner: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : replaced(inside(owner, key), rest, value);
  if (Array.isArray(owner)) return owner.with(Number(key), next);
  return { ...(owner as object), [key]: next };
}

/** The style values that a color sets: its own, and those that the type derives from it, such as the channels of a tint. */
export function derived(node: FaceNode, path: string, color: string): Readonly<Record<string, unknown>> | null {
  const derive = definitionOf(node)?.derive?.[path.slice(STYLE.length)];
  return derive && isKnown(node) ? derive(color, node, NO_CANVAS) : null;
}

/** The layer with a color, or a source of the Watch Face Format, at a place. The same object if nothing changes. */
export function withColorIn(node: FaceNode, path: string, color: string): FaceNode {
  const others = derived(node, path, color);
  if (!others) return at(node, path) === color ? node : (replaced(node, path.split('.'), color) as FaceNode);
  const isSame = Object.entries(others).every(([key, value]) => {
    const now = at(node, STYLE + key);
    return now === value || (typeof value === 'object' && JSON.stringify(now) === JSON.stringify(value));
  });
  return isSame ? node : ({ ...node, style: { ...(node.style as object), ...others } } as FaceNode);
}

/** The layer with these roles; without the record if there are none. */
export function withRoles(node: FaceNode, roles: Roles): FaceNode {
  const { colorRoles: _, ...rest } = node as FaceNode & { colorRoles?: unknown };
  return (Object.keys(roles).length === 0 ? rest : { ...rest, colorRoles: roles }) as FaceNode;
}

/** The layer with the colors of its roles in a choice (null: the default one). The same object if it has these. */
export function nodeInChoice(node: FaceNode, theme: FaceTheme, choiceId: string | null): FaceNode {
  return Object.entries(rolesOf(node)).reduce((now, [path, role]) => {
    const color = colorIn(now, path) === null ? null : roleColor(theme, role, choiceId);
    return color === null ? now : withColorIn(now, path, color);
  }, node);
}

/** The layers in the colors of a choice (null: the default one). The same list if they have these. */
export const listInChoice = (
  list: readonly FaceNode[],
  theme: FaceTheme,
  choiceId: string | null,
): readonly FaceNode[] => mapped(list, (node) => nodeInChoice(node, theme, choiceId));

/** The copy with each of its lists changed; the same object if none changes. */
export function copyWith(copy: FaceCopy, change: (list: readonly FaceNode[]) => readonly FaceNode[]): FaceCopy {
  const [normal, ambient] = [change(copy.normal.nodeList), copy.ambient && change(copy.ambient.nodeList)];
  if (normal === copy.normal.nodeList && ambient === (copy.ambient?.nodeList ?? null)) return copy;
  return {
    ...copy,
    normal: { ...copy.normal, nodeList: [...normal] },
    ambient: copy.ambient && ambient ? { ...copy.ambient, nodeList: [...ambient] } : copy.ambient,
  };
}

/** The copy in the colors of a choice (null: the default one). The same object if it has these. */
export const copyInChoice = (copy: FaceCopy, choiceId: string | null): FaceCopy => {
  const { theme } = copy;
  return theme ? copyWith(copy, (list) => listInChoice(list, theme, choiceId)) : copy;
};
