// Selects the settings of an imported face that become options of the design: those that no element still needs as a setting.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { partXml } from '@/face/nodes/kept/readPart';
import { SETTINGS_MAX } from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import type { FaceOption } from '@/schemas/options';
import type { ImportNote } from './imported';
import { optionOf } from './optionsIn';
import { namesSetting, settingsIn, type WordsOf, withoutSettings } from './settingsIn';

export interface OfferedOption {
  setting: XmlElement;
  option: FaceOption;
}

/** The settings outside the scene that an option can express and that no other element there names. */
export function optionsOffered(
  root: XmlElement,
  scene: XmlElement,
  words: WordsOf,
  labelOf: (element: XmlElement) => string,
): readonly OfferedOption[] {
  const head = elementsOf(root).filter((element) => element !== scene);
  const switchNames = { on: labelOf(xml('SwitchOn')), off: labelOf(xml('SwitchOff')) };
  const offered = settingsIn(head).flatMap((setting): OfferedOption[] => {
    const option = optionOf(setting, words, switchNames);
    return option ? [{ setting, option }] : [];
  });
  if (offered.length > SETTINGS_MAX) return [];
  const others = withoutSettings(
    head,
    offered.map(({ setting }) => setting),
  );
  const text = others.map(partXml).join('\n');
  const count = (id: string) => offered.filter(({ option }) => option.id === id).length;
  return offered.filter(({ option: { id } }) => count(id) === 1 && !text.includes(`"${id}"`));
}

/** Maximum number of readings of a scene; each takes as long as the import of a face without options. */
const READINGS_MAX = 4;

/**
 * The result of reading with as many options as possible: without those that a layer still names as settings. Without any
 * if every reading finds another one.
 */
export function settledOptions<T>(
  offered: readonly OfferedOption[],
  readWith: (options: readonly FaceOption[]) => T,
  layersOf: (result: T) => readonly FaceNode[],
): { result: T; taken: readonly OfferedOption[] } {
  let taken = offered;
  for (let reading = 1; ; reading += 1) {
    const result = readWith(taken.map(({ option }) => option));
    const layers = layersOf(result);
    const rest = taken.filter(({ option }) => !layers.some((node) => namesSetting(node, option.id)));
    if (rest.length === taken.length) return { result, taken };
    taken = reading + 1 < READINGS_MAX ? rest : [];
  }
}

export const optionNotes = (taken: readonly OfferedOption[]): readonly ImportNote[] =>
  taken.map(({ setting, option }) => ({
    key: option.kind === 'switch' ? 'switch' : 'option',
    kind: 'recognised',
    what: option.name,
    element: setting.name,
    line: setting.line ?? null,
    uuid: null,
    params: { count: option.choices.length },
  }));
