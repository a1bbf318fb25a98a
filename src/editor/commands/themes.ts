// The color theme of the face: its roles and choices, and which colors follow a role. Loaded with the parts that change them.
import { colorIn, roleFieldsOf, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import type { ModeName } from '@/schemas/design';
import { THEME_ROLES_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { type FaceTheme, faceTheme } from '@/schemas/theme';
import { roleAdded, THEME_ID } from '@/schemas/themeChanges';
import type { EditOutcome, LayerList } from '../document/editorState';
import { sameValue } from '../document/sameValue';
import { showChoice as shownIn, themeOf } from '../document/theme';
import { mapLayers } from './changeLayers';
import { defineEdit, defineState, type EditSituation } from './defineCommand';
import { isLocked, layersBy } from './layerFacts';
import { refuse } from './refuse';

/** A color that follows the role from now on. */
const following = (node: FaceNode, paths: readonly string[], role: string): FaceNode =>
  paths.length === 0
    ? node
    : withRoles(node, { ...rolesOf(node), ...Object.fromEntries(paths.map((path) => [path, role])) });

export interface SetColorRolePayload {
  uuids: readonly string[];
  /** Place of the color in the layer: `style.fill`. */
  path: string;
  /** Null: the color no longer follows a role, and stays as it is. */
  role: string | null;
}

function withRole(node: FaceNode, { path, role }: SetColorRolePayload): FaceNode {
  if (!roleFieldsOf(node).includes(path) || colorIn(node, path) === null) return node;
  if ((rolesOf(node)[path] ?? null) === role) return node;
  if (role !== null) return following(node, [path], role);
  const { [path]: _, ...others } = rolesOf(node);
  return withRoles(node, others);
}

/** Lets a color of layers follow a role, or follow none. */
export const setColorRole = defineEdit<SetColorRolePayload>({
  name: 'setColorRole',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  check({ nodes, design }, { uuids, role }) {
    if (layersBy(nodes, uuids).some(isLocked)) return refuse('locked');
    return role === null || themeOf(design)?.roles.some(({ id }) => id === role) ? null : refuse('invalidValue');
  },
  apply({ nodes }, payload) {
    const wanted = new Set(payload.uuids);
    const change = mapLayers(nodes, (node) => (wanted.has(node.uuid) ? withRole(node, payload) : node));
    return change && { nodes: change.nodes };
  },
});

export interface MakeRolePayload {
  /** A role for each color. Opacity is ignored, because the format has no transparent theme colors. */
  roles: readonly { color: string; name: string }[];
  /** Name of the first choice of a new theme, in the designer's language. */
  choiceName: string;
  /** The only color that follows the role; absent: every color of the copy that equals one of these, in both modes. */
  only?: { uuids: readonly string[]; path: string };
}

const opaque = (color: string): string => color.slice(0, 7).toLowerCase();

/** Colors of a layer that equal this opaque color and follow no role. */
export const equalColors = (node: FaceNode, color: string): readonly string[] =>
  roleFieldsOf(node).filter(
    (path) => rolesOf(node)[path] === undefined && colorIn(node, path)?.toLowerCase() === opaque(color),
  );

/** A fresh id that no role of the theme has or had. */
export function newRoleId(theme: FaceTheme | null, newId: () => string): string {
  const taken = new Set([...(theme?.roles.map(({ id }) => id) ?? []), ...Object.keys(theme?.replaced ?? {})]);
  let id: string;
  do id = `r${newId().replaceAll('-', '').slice(0, 12)}`;
  while (taken.has(id));
  return id;
}

/** An id that no setting of an imported face has. */
function freeSettingId({ design, copyId }: EditSituation): string {
  const head = design.copies.find(({ id }) => id === copyId)?.watchFace?.head ?? '';
  let number = 1;
  while (head.includes(`"${THEME_ID}${number === 1 ? '' : number}"`)) number += 1;
  return `${THEME_ID}${number === 1 ? '' : number}`;
}

type NewRole = MakeRolePayload['roles'][number] & { id: string };

function themeWith(situation: EditSituation, roles: readonly NewRole[], choiceName: string): FaceTheme {
  const begun: FaceTheme = themeOf(situation.design) ?? {
    id: freeSettingId(situation),
    roles: [],
    choices: [{ id: 'choice1', name: choiceName, colors: [] }],
  };
  return roles.reduce((theme, { id, name, color }) => roleAdded({ id, name }, opaque(color))(theme), begun);
}

const OTHER: Record<ModeName, ModeName> = { normal: 'ambient', ambient: 'normal' };

/** Makes a role of a color, and lets the color follow it in one place or in every place of the copy. */
export const makeRole = defineEdit<MakeRolePayload>({
  name: 'makeRole',
  group: 'layer',
  record: 'entry',
  route: 'properties',
  check({ design, nodes }, { roles, only }) {
    if (only && layersBy(nodes, only.uuids).some(isLocked)) return refuse('locked');
    const count = (themeOf(design)?.roles.length ?? 0) + roles.length;
    return count <= THEME_ROLES_MAX ? null : refuse('tooManyRoles', { most: THEME_ROLES_MAX });
  },
  announce: (_, { facts }) => ({ key: 'roleMade', params: { name: facts?.theme?.roles.at(-1)?.name ?? '' } }),
  apply(situation, payload) {
    const theme = themeOf(situation.design);
    const roles = payload.roles.map((role) => ({ ...role, id: newRoleId(theme, situation.newId) }));
    const facts = { theme: themeWith(situation, roles, payload.choiceName) };
    const { nodes, mode, copyId } = situation;
    const { only } = payload;
    const [first] = roles;
    if (!first) return null;
    if (only) {
      const wanted = new Set(only.uuids);
      const role = { uuids: only.uuids, path: only.path, role: first.id };
      const change = mapLayers(nodes, (node) => (wanted.has(node.uuid) ? withRole(node, role) : node));
      return { facts, ...(change ? { nodes: change.nodes } : {}) };
    }
    const all = (list: LayerList) =>
      mapLayers(list, (node) =>
        isLocked(node) ? node : roles.reduce((now, { id, color }) => following(now, equalColors(now, color), id), node),
      )?.nodes;
    const here = all(nodes);
    const there = situation.listOf(copyId, OTHER[mode]);
    const others = there && all(there.nodes);
    return {
      facts,
      ...(here ? { nodes: here } : {}),
      ...(others ? { others: [{ copyId, mode: OTHER[mode], nodes: others }], isOneStep: true } : {}),
    } satisfies EditOutcome;
  },
});

export interface ChangeThemePayload {
  /** Null: the face has no theme, and its colors stay as they are. */
  theme: FaceTheme | null;
  /** The field that is changed continuously, such as a color; its changes are one step. */
  burst?: string;
}

/** Adds, renames, moves or deletes roles and choices, or sets a color of a choice. */
export const changeTheme = defineEdit<ChangeThemePayload>({
  name: 'changeTheme',
  group: 'file',
  route: 'topBar',
  record: ({ burst, theme }) => ({ burstKey: burst ?? `theme:${JSON.stringify(theme)}` }),
  announce: (_, { facts }) => ({
    key: 'theme',
    params: { roles: facts?.theme?.roles.length ?? 0, choices: facts?.theme?.choices.length ?? 0 },
  }),
  check: (_, { theme }) => (theme === null || faceTheme.safeParse(theme).success ? null : refuse('invalidValue')),
  apply: ({ design }, { theme }) => (sameValue(themeOf(design), theme) ? null : { facts: { theme } }),
});

/** Shows a choice of the theme on the canvas and in the simulator. */
export const showChoice = defineState<{ choiceId: string | null }>({
  name: 'showChoice',
  group: 'view',
  route: 'topBar',
  change: (state, { choiceId }) => shownIn(state, choiceId),
});

/** How many colors of the copy follow each role, in both modes. */
export function roleUses(lists: readonly LayerList[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const node of lists.flat()) {
    for (const role of new Set(Object.values(rolesOf(node)))) uses.set(role, (uses.get(role) ?? 0) + 1);
  }
  return uses;
}

/** Edits that only the parts of the themes run. */
export const THEME_COMMANDS = [changeTheme, makeRole, setColorRole] as const;
