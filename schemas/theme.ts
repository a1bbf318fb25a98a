// The color theme of a face: roles such as "Accent", and choices that give each role a color. The wearer picks a choice.
import { z } from 'zod';
import { THEME_CHOICES_MAX, THEME_NAME_MAX, THEME_REPLACED_MAX, THEME_ROLES_MAX } from './limits';
import { openObject } from './openObject';

const HEX = /^#[0-9a-f]{6}$/i;

/** Id of a role. It stays when the role is renamed. */
export const roleId = () => z.string().regex(/^[a-z][a-z0-9_]{0,31}$/);

const themeName = () => z.string().trim().min(1).max(THEME_NAME_MAX);

const settingTitle = () => z.string().max(THEME_NAME_MAX);

const role = openObject({ id: roleId(), name: themeName() });
export type ThemeRole = z.output<typeof role>;

const choice = openObject({
  id: z.string().regex(/^\w{1,64}$/),
  name: themeName(),
  /** `#rrggbb` of each role, in their order. The format has no transparent theme colors. */
  colors: z.array(z.string().regex(HEX)).min(1).max(THEME_ROLES_MAX),
});
export type ThemeChoice = z.output<typeof choice>;

/** Whether no two share an id. */
const areUnique = (list: readonly { id: string }[]): boolean => new Set(list.map(({ id }) => id)).size === list.length;

export const faceTheme = openObject({
  /** Id of the setting in the Watch Face Format. */
  id: z.string().regex(/^[A-Za-z]\w{0,63}$/),
  roles: z.array(role).min(1).max(THEME_ROLES_MAX).refine(areUnique),
  /** The first is the default. */
  choices: z.array(choice).min(1).max(THEME_CHOICES_MAX).refine(areUnique),
  /** Id of the choice on ASR watches, whose wearers cannot choose. Absent or unknown: the default. */
  chipChoice: z.string().max(64).optional(),
  /** Name of the setting on the watch, of an imported face. Absent: the product's own. */
  title: openObject({ zh: settingTitle(), en: settingTitle() }).optional(),
  /** What the colors of deleted roles follow: another role, or a fixed color `#rrggbb`. */
  replaced: z
    .record(roleId(), z.union([roleId(), z.string().regex(HEX)]))
    .refine((all) => Object.keys(all).length <= THEME_REPLACED_MAX)
    .optional(),
}).refine(({ roles, choices }) => choices.every(({ colors }) => colors.length === roles.length));
export type FaceTheme = z.output<typeof faceTheme>;
