// Color fields that follow a role of the face's theme: the layer stores the role beside the field, and the field holds a color.
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { roleColor } from '@/schemas/themeColors';
import { definitionOf } from './index';

type Roles = Readonly<Record<string, string>>;

const NO_ROLES: Roles = {};
const STYLE = 'style.';
const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Derived colors do not depend on the canvas. */
const NO_CANVAS = { width: 0, height: 0, shape: 'circle' } as const;

/** The roles that the layer's colors follow, by place. */
export const rolesOf = (node: FaceNode): Roles => (isKnown(node) ? (node.colorRoles ?? NO_ROLES) : NO_ROLES);

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const at = (node: FaceNode, path: string): unknown => path.split('.').reduce<unknown>(inside, node);

const OF_PAINT = '.color';
const RULES = 'colorRules';
/** A color in a list: of a stop of a gradient, or of a rule. */
const LISTED = /^(?<list>.+\.(?:stops|fillStops)|colorRules)\.(?<index>\d+)\.color$/;

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
function derived(node: FaceNode, path: string, color: string): Readonly<Record<string, unknown>> | null {
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

/** Each item changed by `change`; the same list if none changes. */
export function mapped(list: readonly FaceNode[], change: (node: FaceNode) => FaceNode): readonly FaceNode[] {
  const next = list.map(change);
  return next.every((node, index) => node === list[index]) ? list : next;
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

/** Whether the layer still has its previous value in each field that the color sets. */
const isUntouched = (before: FaceNode, after: FaceNode, path: string): boolean => {
  const keys = Object.keys(derived(before, path, '#000000') ?? {}).map((key) => STYLE + key);
  const paths = keys.some((key) => path.startsWith(`${key}.`)) ? [path] : [path, ...keys];
  return paths.every((key) => JSON.stringify(at(before, key)) === JSON.stringify(at(after, key)));
};

/** How many entries the list of a place has; 0 for places outside lists. */
const lengthAt = (node: FaceNode, path: string): number => {
  const entries = at(node, LISTED.exec(path)?.groups?.list ?? '');
  return Array.isArray(entries) ? entries.length : 0;
};

/** What tells an entry of a list from the others: the color of a stop, or the condition, the color and the place of a rule. */
interface Entry {
  color: string | null;
  when?: unknown;
  path?: string | null;
  /** Position of a stop. Only in an edit that adds or deletes stops and therefore moves none. */
  at?: unknown;
}

/** The entries of the list of a place before and after an edit, for the place of a color in it. */
function entriesOf(before: FaceNode, after: FaceNode, path: string) {
  const isCounted = lengthAt(before, path) !== lengthAt(after, path);
  const entryIn = (node: FaceNode, one: string, placeOf: (ruled: string) => string | null): string => {
    const [color, owner] = [colorIn(node, one), at(node, one.slice(0, -OF_PAINT.length))];
    const ruled = inside(owner, 'path');
    const entry: Entry = isRulePlace(one)
      ? { color, when: inside(owner, 'when'), ...(typeof ruled === 'string' && { path: placeOf(ruled) }) }
      : { color, ...(isCounted && { at: inside(owner, 'at') }) };
    return JSON.stringify(entry);
  };
  return {
    // A rule of a stop has the place that the stop has after the edit; null for a deleted one.
    was: (one: string) =>
      entryIn(before, one, (ruled) => {
        const place = placeAfter(before, after, ruled);
        return isDeleted(before, after, ruled, place) ? null : place;
      }),
    is: (one: string) => entryIn(after, one, (ruled) => ruled),
  };
}

/** Whether another entry, or none, is at the place of a stop or a rule after an edit. */
function isOther(before: FaceNode, after: FaceNode, path: string): boolean {
  const { was, is } = entriesOf(before, after, path);
  return was(path) !== is(path);
}

/** The place of a stop or a rule after others were added, deleted or moved. Itself for other places. */
function placeAfter(before: FaceNode, after: FaceNode, path: string): string {
  const { list } = LISTED.exec(path)?.groups ?? {};
  if (list === undefined || !isOther(before, after, path)) return path;
  const { was, is } = entriesOf(before, after, path);
  const entries = at(after, list);
  const paths = Array.isArray(entries) ? entries.map((_, index) => `${list}.${index}${OF_PAINT}`) : [];
  return paths.find((one) => was(one) !== is(one) && is(one) === was(path)) ?? path;
}

/** Whether an edit deleted the stop or the rule at a place: its list is shorter, and it has no place there. */
const isDeleted = (before: FaceNode, after: FaceNode, path: string, place: string): boolean =>
  place === path && isOther(before, after, path) && lengthAt(after, path) < lengthAt(before, path);

/** Whether a rule colors a stop of a gradient. */
const hasStopRules = (node: FaceNode): boolean =>
  isKnown(node) && node.colorRules?.some(({ path }) => LISTED.test(path)) === true;

/** The layer with the rules of stops at the places of these after the edit; without those of deleted stops. */
function withMovedRules(before: FaceNode | undefined, node: FaceNode): FaceNode {
  if (!before || !isKnown(node) || !hasStopRules(node)) return node;
  const rules = node.colorRules ?? [];
  const places = rules.map(({ path }) => placeAfter(before, node, path));
  if (rules.every(({ path }, index) => places[index] === path && !isDeleted(before, node, path, path))) return node;
  const stayed = rules.flatMap((rule, index) => {
    const path = places[index] ?? rule.path;
    return isDeleted(before, node, rule.path, path) ? [] : [{ ...rule, path }];
  });
  return { ...node, colorRules: stayed } as FaceNode;
}

/** The roles of the layer before the edit, at the places that their stops and rules have after it. */
function movedRoles(before: FaceNode | undefined, node: FaceNode): Roles {
  const roles = rolesOf(node);
  if (!before || !Object.keys(roles).some((path) => LISTED.test(path))) return roles;
  const places = Object.entries(roles).flatMap(([path, role]) => {
    if (rolesOf(before)[path] !== role) return [{ place: path, role, isMoved: false }];
    const place = placeAfter(before, node, path);
    return isDeleted(before, node, path, place) ? [] : [{ place, role, isMoved: place !== path }];
  });
  // An entry that moved to the place of a deleted one replaces its role.
  const stayed = places.filter(({ isMoved }) => !isMoved);
  const moved = places.filter(({ isMoved }) => isMoved);
  return Object.fromEntries([...stayed, ...moved].map(({ place, role }) => [place, role]));
}

function settledNode(
  before: FaceNode | undefined,
  node: FaceNode,
  theme: FaceTheme | undefined,
  choiceId: string | null,
) {
  const roles = Object.entries(movedRoles(before, node));
  if (roles.length === 0) return Object.keys(rolesOf(node)).length === 0 ? node : withRoles(node, NO_ROLES);
  const were = before ? rolesOf(before) : NO_ROLES;
  const offered = new Set(roleFieldsOf(node));
  const stay = roles.filter(
    ([path, role]) =>
      theme &&
      roleColor(theme, role, choiceId) !== null &&
      offered.has(path) &&
      colorIn(node, path) !== null &&
      !(before && were[path] === role && !isUntouched(before, node, path)),
  );
  const isSame = JSON.stringify(Object.fromEntries(stay)) === JSON.stringify(rolesOf(node));
  const following = isSame ? node : withRoles(node, Object.fromEntries(stay));
  return theme ? nodeInChoice(following, theme, choiceId) : following;
}

/**
 * The list after an edit: a color that the edit set itself no longer follows its role, and every other one has the color of
 * the shown choice. Rules of stops stay with their stops. The same list if nothing changes.
 */
export function settledRoles(
  before: readonly FaceNode[],
  after: readonly FaceNode[],
  theme: FaceTheme | undefined,
  choiceId: string | null,
): readonly FaceNode[] {
  if (after.every((node) => Object.keys(rolesOf(node)).length === 0 && !hasStopRules(node))) return after;
  const were = new Map(before.map((node) => [node.uuid, node]));
  return mapped(after, (node) => {
    const was = were.get(node.uuid);
    return settledNode(was, withMovedRules(was, node), theme, choiceId);
  });
}
