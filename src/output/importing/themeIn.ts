// The color theme of an imported face: its color setting, and the colors of layers that follow it.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { colorIn, copyWith, roleFieldsOf, rolesOf, withColorIn, withRoles } from '@/face/nodes/colorRoles';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { mapped } from '@/face/nodes/mapped';
import { nodeWithSources } from '@/face/nodes/roleSources';
import { ownColor } from '@/face/nodes/watchFaceValues';
import { writeNode } from '@/face/nodes/writers';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown, type KnownNode } from '@/schemas/nodes';
import type { Leftover } from '@/schemas/nodes/common';
import { type FaceTheme, faceTheme } from '@/schemas/theme';
import { roleColor } from '@/schemas/themeColors';
import { createSheets } from '../watchFace/faceSheets';
import { SETTING_NAME } from '../watchFace/themeSetting';
import { canonical } from './canonical';
import { namesWritten } from './faceNames';
import { hasOnly, nameOf, namesSetting, settingsIn, textsOf, type WordsOf } from './settingsIn';

const SETTING = 'ColorConfiguration';
/** Attributes that a theme has. Others, such as icons, would be lost. */
const OF_SETTING = new Set(['id', 'displayName', 'defaultValue', 'screenReaderText']);
const OF_OPTION = new Set(['id', 'displayName', 'colors', 'screenReaderText']);

/** Opaque colors of an option as `#rrggbb`; null if one is anything else. */
function colorsOf({ attributes: { colors = '' } }: XmlElement): string[] | null {
  const all = colors.split(/\s+/).filter(Boolean).map(ownColor);
  return all.every((color) => color?.length === 7) ? (all as string[]) : null;
}

/** Whether the first option is the default one, named by its id or its index. */
const isFirstDefault = ({ attributes: { defaultValue = '0' } }: XmlElement, [first]: readonly XmlElement[]): boolean =>
  defaultValue === '0' || defaultValue === first?.attributes.id;

/**
 * The theme that is equivalent to a color setting; null if no theme is, for example because its choices have icons or
 * different names per language. `roleName`: the name of a role by its number, from 1.
 */
export function themeOf(setting: XmlElement, words: WordsOf, roleName: (number: number) => string): FaceTheme | null {
  const options = elementsOf(setting);
  const isWhole = hasOnly(setting, OF_SETTING) && options.every((option) => hasOnly(option, OF_OPTION));
  if (!isWhole || !isFirstDefault(setting, options) || options.some(({ name }) => name !== 'ColorOption')) return null;
  const choices = options.flatMap((option) => {
    const [name, colors] = [nameOf(option, words), colorsOf(option)];
    return name !== null && colors ? [{ id: option.attributes.id, name, colors }] : [];
  });
  const [first] = choices;
  if (!first || choices.length < options.length) return null;
  const title = textsOf(setting.attributes.displayName ?? '', words);
  const isOwn = title.zh === SETTING_NAME.zh && title.en === SETTING_NAME.en;
  const made = {
    id: setting.attributes.id,
    roles: first.colors.map((_, index) => ({ id: `role${index + 1}`, name: roleName(index + 1) })),
    choices,
    ...(isOwn ? {} : { title }),
  };
  const read = faceTheme.safeParse(made);
  return read.success ? read.data : null;
}

const SOURCE = /^\s*\[CONFIGURATION\.(?<id>[\w-]+?)(?:\.(?<place>\d{1,2}))?\]\s*$/;

/** The role that a color of the document follows; null for any other value. */
function roleIn({ attribute, value }: Leftover, theme: FaceTheme): string | null {
  if (attribute !== 'color' && attribute !== 'tintColor') return null;
  const { id, place = '0' } = SOURCE.exec(value)?.groups ?? {};
  return id === theme.id ? (theme.roles[Number(place)]?.id ?? null) : null;
}

type Canvas = Parameters<typeof createSheets>[0];

/** What the layer is written as. */
function meaningOf(node: KnownNode, canvas: Canvas): string {
  const sheets = createSheets(canvas);
  const elements = writeNode(node, sheets.sheet('normal'));
  return canonical(namesWritten(sheets))(elements);
}

/** The layer with a color that follows a role at a place. A tint that follows a role is switched on. */
function following(node: KnownNode, path: string, role: string, color: string): FaceNode {
  const { style } = node;
  const tinted = 'isTinted' in style && path === 'style.tintColor' ? { ...style, isTinted: true } : style;
  const base = { ...node, style: tinted } as FaceNode;
  return withRoles(withColorIn(base, path, color), { ...rolesOf(node), [path]: role });
}

/** The layer with the leftover as a role of one of its colors; itself if no color is written the same. */
function withRole(node: KnownNode, leftover: Leftover, theme: FaceTheme, canvas: Canvas): KnownNode {
  const role = roleIn(leftover, theme);
  const color = role && roleColor(theme, role, null);
  if (!role || !color) return node;
  const left = leftoversOf(node).filter((one) => one !== leftover);
  const { left: _, ...rest } = node;
  const bare = (left.length > 0 ? { ...rest, left } : rest) as KnownNode;
  const wanted = meaningOf(nodeWithSources(node, theme) as KnownNode, canvas);
  const candidates = roleFieldsOf(node)
    .filter((path) => colorIn(node, path) !== null && rolesOf(node)[path] === undefined)
    .map((path) => following(bare, path, role, color));
  const match = candidates.find((one) => meaningOf(nodeWithSources(one, theme) as KnownNode, canvas) === wanted);
  return (match ?? node) as KnownNode;
}

const themed = (node: FaceNode, theme: FaceTheme, canvas: Canvas): FaceNode =>
  isKnown(node)
    ? leftoversOf(node).reduce<KnownNode>((now, leftover) => withRole(now, leftover, theme, canvas), node)
    : node;

/** The copy with the theme, its layers following the roles, and whether a layer still uses the setting itself. */
export function withTheme(copy: FaceCopy, theme: FaceTheme, canvas: Canvas): { copy: FaceCopy; isNeeded: boolean } {
  const made = copyWith({ ...copy, theme }, (list) => mapped(list, (node) => themed(node, theme, canvas)));
  const all = [...made.normal.nodeList, ...(made.ambient?.nodeList ?? [])];
  return { copy: made, isNeeded: all.some((node) => namesSetting(node, theme.id)) };
}

/** The color setting of a face, if it has one; several cannot be one theme. */
export function colorSettingIn(head: readonly XmlElement[]): XmlElement | null {
  const [only, another] = settingsIn(head).filter(({ name }) => name === SETTING);
  return only && !another ? only : null;
}
