// The theme of a face as a setting of the Watch Face Format.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import { THEME_CHOICES_SAFE } from '@/schemas/limits';
import type { FaceTheme } from '@/schemas/theme';

/** Name of a string resource with a text that is the same in every language. */
const named = (hint: string, text: string, sheet: FaceSheet): string => sheet.words(hint, { zh: text, en: text });

/** Name of the setting on the watch, in each language, unless an imported face has another. */
export const SETTING_NAME = { zh: '颜色', en: 'Colors' } as const;

/** The setting with its choices. Reports more choices than the stricter validator accepts. */
export function themeSetting({ id, choices, title = SETTING_NAME }: FaceTheme, sheet: FaceSheet): XmlElement {
  const count = choices.length;
  if (count > THEME_CHOICES_SAFE)
    sheet.find({ key: 'themeChoices', severity: 'warning', uuid: null, params: { count, most: THEME_CHOICES_SAFE } });
  const [first] = choices;
  const facts = { id, displayName: sheet.words('theme', title), defaultValue: first?.id ?? '' };
  const options = choices.map(({ id: option, name, colors }) =>
    xml('ColorOption', { id: option, displayName: named(`theme_${option}`, name, sheet), colors: colors.join(' ') }),
  );
  return xml('ColorConfiguration', facts, options);
}
