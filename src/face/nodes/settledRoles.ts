// Roles and rules of a layer after an edit: they stay with their own colors, stops and rules.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { roleColor } from '@/schemas/themeColors';
import {
  at,
  colorIn,
  derived,
  isRulePlace,
  NO_ROLES,
  nodeInChoice,
  OF_PAINT,
  type Roles,
  roleFieldsOf,
  rolesOf,
  STYLE,
  withRoles,
} from './colorRoles';
import { mapped } from './mapped';

/** A color in a list: of a stop of a gradient, or of a rule. */
const LISTED = /^(?<list>.+\.(?:stops|fillStops)|colorRules)\.(?<index>\d+)\.color$/;

/** Whether the layer still has its previous value in each field that the color sets. */
const isUntouched = (before: FaceNode, after: FaceNode, path: string): boolean => {
  const keys = Object.keys(derived(before, path, '#000000') ?? {}).map((key) => STYLE + key);
  const paths = keys.some((key) => path.startsWith(`${key}.`)) ? [path] : [path, ...keys];
  return paths.every((key) => JSON.stringify(at(before, key)) === JSON.stringify(at(after, key)));
};

type Entry = Readonly<Record<string, unknown>>;

const listAt = (node: FaceNode, path: string): readonly Entry[] => {
  const entries = at(node, path);
  return Array.isArray(entries) ? entries : [];
};

/**
 * The place of a stop or a rule after others were added, deleted or moved; null for a deleted one. Itself for other places.
 * A rule of a stop has the place that the stop has after the edit.
 */
function placeAfter(before: FaceNode, after: FaceNode, path: string): string | null {
  const { list, index } = LISTED.exec(path)?.groups ?? {};
  if (list === undefined) return path;
  const [was, is] = [listAt(before, list), listAt(after, list)];
  // An edit that adds or deletes stops moves none, so that the position tells stops of one color apart.
  const moves = was.length === is.length && { at: 0 };
  const keyOf = (entry: Entry, place: unknown) => JSON.stringify({ ...entry, ...moves, path: place });
  const moved = (ruled: unknown) =>
    typeof ruled === 'string' && !isRulePlace(ruled) ? placeAfter(before, after, ruled) : ruled;
  const old = was.map((entry) => keyOf(entry, moved(entry.path)));
  const now = is.map((entry) => keyOf(entry, entry.path));
  const own = old[Number(index)];
  if (own === now[Number(index)]) return path;
  const next = now.findIndex((key, place) => key === own && key !== old[place]);
  if (next >= 0) return `${list}.${next}${OF_PAINT}`;
  return is.length < was.length ? null : path;
}

/** Whether a rule colors a stop of a gradient. */
const hasStopRules = (node: FaceNode): boolean =>
  isKnown(node) && node.colorRules?.some(({ path }) => LISTED.test(path)) === true;

/** The layer with the rules of stops at the places of these after the edit; without those of deleted stops. */
function withMovedRules(before: FaceNode | undefined, node: FaceNode): FaceNode {
  if (!before || !isKnown(node) || !hasStopRules(node)) return node;
  const rules = node.colorRules ?? [];
  const places = rules.map(({ path }) => placeAfter(before, node, path));
  if (rules.every(({ path }, index) => places[index] === path)) return node;
  const stayed = rules.flatMap((rule, index) => {
    const path = places[index];
    return path ? [{ ...rule, path }] : [];
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
    return place === null ? [] : [{ place, role, isMoved: place !== path }];
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
