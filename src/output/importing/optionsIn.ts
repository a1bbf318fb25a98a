// The wearer's options of an imported face: lists and switches, and the elements that each of their choices shows.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { boxIn } from '@/face/nodes/watchFaceValues';
import { type FaceOption, faceOptions, type ShownFor, SWITCH_OFF, SWITCH_ON } from '@/schemas/options';
import { saysMoreThan } from './canonical';
import { hasOnly, nameOf, type WordsOf } from './settingsIn';

const KINDS = {
  ListConfiguration: { kind: 'list', option: 'ListOption' },
  BooleanConfiguration: { kind: 'switch', option: 'BooleanOption' },
} as const;
type SettingName = keyof typeof KINDS;

const isSetting = (name: string): name is SettingName => Object.hasOwn(KINDS, name);

/** Attributes that an option has. Others, such as icons, would be lost. */
const OF_SETTING = new Set(['id', 'displayName', 'defaultValue', 'screenReaderText']);
const OF_CHOICE = new Set(['id', 'displayName', 'screenReaderText']);

/** Names of the choices of a switch, for which the format has none. */
export interface SwitchNames {
  on: string;
  off: string;
}

type Draft = Pick<FaceOption, 'choices' | 'default'>;

function switchOf({ attributes }: XmlElement, { on, off }: SwitchNames): Draft {
  const isOn = (attributes.defaultValue ?? '').toUpperCase() === SWITCH_ON;
  return {
    choices: [
      { id: SWITCH_ON, name: on },
      { id: SWITCH_OFF, name: off },
    ],
    default: isOn ? SWITCH_ON : SWITCH_OFF,
  };
}

/** The default is named by its id or, in some documents, by its index. */
function listOf(setting: XmlElement, words: WordsOf): Draft | null {
  const options = elementsOf(setting);
  const choices = options.flatMap((option) => {
    const name = option.name === 'ListOption' && hasOnly(option, OF_CHOICE) ? nameOf(option, words) : null;
    return name === null ? [] : [{ id: option.attributes.id ?? '', name }];
  });
  const { defaultValue = '0' } = setting.attributes;
  const standard = choices.find(({ id }) => id === defaultValue) ?? choices[Number(defaultValue)] ?? choices[0];
  return standard && choices.length === options.length ? { choices, default: standard.id } : null;
}

/** The option that is equivalent to a setting; null if no option of a design is. */
export function optionOf(setting: XmlElement, words: WordsOf, switchNames: SwitchNames): FaceOption | null {
  if (!isSetting(setting.name) || !hasOnly(setting, OF_SETTING)) return null;
  const { kind } = KINDS[setting.name];
  const [name, draft] = [
    nameOf(setting, words),
    kind === 'list' ? listOf(setting, words) : switchOf(setting, switchNames),
  ];
  if (name === null || !draft) return null;
  const read = faceOptions.safeParse({ list: [{ id: setting.attributes.id, kind, name, ...draft }] });
  return (read.success && read.data.list[0]) || null;
}

export interface Chosen {
  shownFor: ShownFor;
  elements: readonly XmlElement[];
}

const PLAIN = new Set(['name', 'x', 'y', 'width', 'height']);

/** The children of a group that covers the canvas and has no other effect; any other element alone. */
function opened(element: XmlElement, canvas: { width: number; height: number }): readonly XmlElement[] {
  const box = element.name === 'Group' ? boxIn(element) : null;
  const isWhole = box?.x === 0 && box.y === 0 && box.width === canvas.width && box.height === canvas.height;
  return isWhole && !saysMoreThan(element, PLAIN) ? elementsOf(element) : [element];
}

const SLOT = 'ComplicationSlot';
const holdsSlot = (element: XmlElement): boolean => element.name === SLOT || elementsOf(element).some(holdsSlot);

/**
 * For an element of the scene that chooses by one of these options: the elements of each choice. Null for any other
 * element, and for one with slots, which are always shown.
 */
export function chosenIn(
  element: XmlElement,
  options: readonly FaceOption[],
  canvas: { width: number; height: number },
): readonly Chosen[] | null {
  if (!isSetting(element.name) || holdsSlot(element)) return null;
  const { kind, option: child } = KINDS[element.name];
  const option = options.find(({ id }) => id === element.attributes.id);
  const branches = elementsOf(element);
  if (option?.kind !== kind || Object.keys(element.attributes).length > 1) return null;
  const all = branches.flatMap(({ name, attributes: { id = '', ...more }, children }): Chosen[] => {
    const isChoice = name === child && Object.keys(more).length === 0 && option.choices.some((one) => one.id === id);
    const inside = children.flatMap((one) => (one.kind === 'element' ? opened(one, canvas) : []));
    return isChoice ? [{ shownFor: { option: option.id, choice: id }, elements: inside }] : [];
  });
  return all.length === branches.length ? all : null;
}
