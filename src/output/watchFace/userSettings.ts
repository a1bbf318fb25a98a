// The settings of a face in the Watch Face Format: its theme and its options, before those of an imported face.
import { type XmlElement, xml } from '@/bytes/xml/xml';
import type { FaceSheet } from '@/face/nodes/faceSheet';
import { placeOfNode } from '@/face/nodes/shownFor';
import type { FaceCopy } from '@/schemas/design';
import { SETTINGS_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOption } from '@/schemas/options';
import { flavorSetting } from './flavorSetting';
import { themeSetting } from './themeSetting';

const LIST = 'UserConfigurations';

/** Name of a string resource with a text that is the same in every language. */
const named = (hint: string, text: string, sheet: FaceSheet): string => sheet.words(hint, { zh: text, en: text });

function optionSetting({ id, kind, name, choices, default: standard }: FaceOption, sheet: FaceSheet): XmlElement {
  const facts = { id, displayName: named(`option_${id}`, name, sheet), defaultValue: standard };
  if (kind === 'switch') return xml('BooleanConfiguration', facts);
  const options = choices.map((choice) =>
    xml('ListOption', { id: choice.id, displayName: named(`option_${id}_${choice.id}`, choice.name, sheet) }),
  );
  return xml('ListConfiguration', facts, options);
}

type Settings = Pick<FaceCopy, 'theme' | 'options' | 'normal' | 'ambient'>;

/** Reports options that no layer uses, and choices of a list that show nothing. */
function reportUnused({ options, normal, ambient }: Settings, sheet: FaceSheet): void {
  const used = new Map<string, Set<string>>();
  const all: readonly FaceNode[] = [...normal.nodeList, ...(ambient?.nodeList ?? [])];
  for (const node of all) {
    const place = placeOfNode(options, node);
    if (place) used.set(place.option.id, (used.get(place.option.id) ?? new Set()).add(place.choice.id));
  }
  for (const { id, kind, name, choices } of options?.list ?? []) {
    const shown = used.get(id);
    if (!shown) {
      sheet.find({ key: 'optionUnused', severity: 'warning', uuid: null, params: { name } });
      continue;
    }
    const empty = kind === 'switch' ? [] : choices.filter((choice) => !shown.has(choice.id));
    const [first] = empty;
    if (!first) continue;
    const params = { name, choice: first.name, count: empty.length };
    sheet.find({ key: 'optionChoiceEmpty', severity: 'warning', uuid: null, params });
  }
}

/** The elements before the scene with the settings of the copy, before those of an imported face. */
export function withSettings(elements: readonly XmlElement[], copy: Settings, sheet: FaceSheet): readonly XmlElement[] {
  const own = [
    ...(copy.theme ? [themeSetting(copy.theme, sheet)] : []),
    ...(copy.options?.list ?? []).map((option) => optionSetting(option, sheet)),
    ...flavorSetting(copy, sheet),
  ];
  if (own.length === 0) return elements;
  reportUnused(copy, sheet);
  const ids = new Set(own.map(({ attributes }) => attributes.id));
  // A setting that a preserved part takes stays in the head of an imported face; the theme of the design replaces it.
  const list = elements.find(({ name }) => name === LIST);
  const others = list?.children.filter((child) => child.kind !== 'element' || !ids.has(child.attributes.id)) ?? [];
  const count = own.length + others.filter(({ kind }) => kind === 'element').length;
  if (count > SETTINGS_MAX)
    sheet.find({ key: 'settingsMax', severity: 'error', uuid: null, params: { count, most: SETTINGS_MAX } });
  if (!list) return [xml(LIST, {}, own), ...elements];
  return elements.map((element) => (element === list ? { ...list, children: [...own, ...others] } : element));
}
