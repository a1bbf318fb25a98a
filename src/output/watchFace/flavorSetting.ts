// Flavors of a face in the Watch Face Format: each sets the color theme and every option at once. Since version 2 of the format.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import type { FaceCopy } from '@/schemas/design';
import { pickOf } from '@/schemas/optionPlaces';
import { DEFAULT_FLAVOR, type Flavor } from '@/schemas/options';
import { choiceOf } from '@/schemas/themeColors';

/** Name of the flavor with the defaults on the watch, if the design has none that equals it. */
export const DEFAULT_NAME = { zh: '默认', en: 'Default' } as const;

export type Flavored = Pick<FaceCopy, 'theme' | 'options'>;

/** What a flavor sets: the choice of the theme and of each option, by setting. Absent and unknown ones are the defaults. */
export const settingsOfFlavor = (
  { theme, options }: Flavored,
  { picks, themeChoice }: Pick<Flavor, 'picks' | 'themeChoice'>,
): readonly (readonly [setting: string, choice: string])[] => [
  ...(theme ? [[theme.id, choiceOf(theme, themeChoice ?? null)?.id ?? ''] as const] : []),
  ...(options?.list ?? []).map((option) => [option.id, pickOf(option, picks)] as const),
];

/** The flavors, the default one first; none for a face without flavors. The default one has the default choices. */
export function flavorSetting(copy: Flavored, sheet: FaceSheet): readonly XmlElement[] {
  const flavors = copy.options?.flavors ?? [];
  const standard = JSON.stringify(settingsOfFlavor(copy, { picks: {} }));
  if (flavors.length === 0 || standard === '[]') return [];
  const written = (id: string, displayName: string, settings: ReturnType<typeof settingsOfFlavor>) =>
    xml(
      'Flavor',
      { id, displayName },
      settings.map(([setting, optionId]) => xml('Configuration', { id: setting, optionId })),
    );
  const own = flavors.find((flavor) => JSON.stringify(settingsOfFlavor(copy, flavor)) === standard);
  const first = own
    ? []
    : [written(DEFAULT_FLAVOR, sheet.words('flavor_default', DEFAULT_NAME), settingsOfFlavor(copy, { picks: {} }))];
  const others = flavors.map((flavor) => {
    const name = sheet.words(`flavor_${flavor.id}`, { zh: flavor.name, en: flavor.name });
    return written(flavor.id, name, settingsOfFlavor(copy, flavor));
  });
  return [xml('Flavors', { defaultValue: own?.id ?? DEFAULT_FLAVOR }, [...first, ...others])];
}
