// The theme of a face as a setting of the Watch Face Format, among those of an imported face.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import { THEME_CHOICES_SAFE } from '@/schemas/limits';
import type { FaceTheme } from '@/schemas/theme';

const LIST = 'UserConfigurations';

/** Name of a string resource with a text that is the same in every language. */
const named = (hint: string, text: string, sheet: FaceSheet): string => sheet.words(hint, { zh: text, en: text });

/** Name of the setting on the watch, in each language. */
const SETTING_NAME = { zh: '颜色', en: 'Colors' } as const;

function setting({ id, choices }: FaceTheme, sheet: FaceSheet): XmlElement {
  const [first] = choices;
  const facts = { id, displayName: sheet.words('theme', SETTING_NAME), defaultValue: first?.id ?? '' };
  const options = choices.map(({ id: option, name, colors }) =>
    xml('ColorOption', { id: option, displayName: named(`theme_${option}`, name, sheet), colors: colors.join(' ') }),
  );
  return xml('ColorConfiguration', facts, options);
}

/** The elements before the scene with the theme's setting, before the other settings. */
export function withThemeSetting(
  elements: readonly XmlElement[],
  theme: FaceTheme | undefined,
  sheet: FaceSheet,
): readonly XmlElement[] {
  if (!theme) return elements;
  const count = theme.choices.length;
  if (count > THEME_CHOICES_SAFE)
    sheet.find({ key: 'themeChoices', severity: 'warning', uuid: null, params: { count, most: THEME_CHOICES_SAFE } });
  const own = setting(theme, sheet);
  const list = elements.find(({ name }) => name === LIST);
  if (!list) return [xml(LIST, {}, [own]), ...elements];
  return elements.map((element) => (element === list ? { ...list, children: [own, ...list.children] } : element));
}
