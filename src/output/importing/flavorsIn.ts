// Flavors of an imported face become those of the design, if they set only its theme and options.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { FaceCopy } from '@/schemas/design';
import { DEFAULT_FLAVOR, type Flavor, faceOptions } from '@/schemas/options';
import { DEFAULT_NAME, settingsOfFlavor } from '../watchFace/flavorSetting';
import { hasOnly, nameOf, textsOf, type WordsOf, withoutSettings } from './settingsIn';

const OF_FLAVOR = new Set(['id', 'displayName', 'screenReaderText']);
const OF_CONFIGURATION = new Set(['id', 'optionId']);

interface ReadFlavor {
  element: XmlElement;
  /** By setting. */
  choices: Readonly<Record<string, string>>;
}

export interface OfferedFlavors {
  /** The document without them. */
  document: XmlElement;
  flavors: readonly ReadFlavor[];
  /** Id of the default one. */
  standard: string;
}

/** The only list of flavors of a document; null if there is none, or if it contains more than the choices that each flavor sets. */
export function flavorsOffered(document: XmlElement): OfferedFlavors | null {
  const lists = elementsOf(document, 'UserConfigurations').flatMap((settings) => elementsOf(settings, 'Flavors'));
  const [list, another] = lists;
  if (!list || another) return null;
  const flavors = elementsOf(list).flatMap((element): ReadFlavor[] => {
    const settings = elementsOf(element);
    const isPlain = settings.every((one) => one.name === 'Configuration' && hasOnly(one, OF_CONFIGURATION));
    if (!isPlain || !hasOnly(element, OF_FLAVOR)) return [];
    const choices = settings.map(({ attributes: { id = '', optionId = '' } }) => [id, optionId] as const);
    return [{ element, choices: Object.fromEntries(choices) }];
  });
  if (flavors.length < elementsOf(list).length) return null;
  const rest = withoutSettings(elementsOf(document), [list]);
  return { document: { ...document, children: rest }, flavors, standard: list.attributes.defaultValue ?? '' };
}

/** The copy with these flavors; null if one sets something else, or if the default one is not the default choices. */
export function withFlavors(copy: FaceCopy, { flavors, standard }: OfferedFlavors, words: WordsOf): FaceCopy | null {
  const { theme, options } = copy;
  const choicesOf = new Map([
    ...(theme ? [[theme.id, theme.choices] as const] : []),
    ...(options?.list ?? []).map(({ id, choices }) => [id, choices] as const),
  ]);
  const read: Flavor[] = [];
  for (const { element, choices } of flavors) {
    const name = nameOf(element, words);
    const isOwn = Object.entries(choices).every(([setting, choice]) =>
      choicesOf.get(setting)?.some(({ id }) => id === choice),
    );
    const { id = '', displayName = '' } = element.attributes;
    const texts = textsOf(displayName, words);
    const isDefaultName = id === DEFAULT_FLAVOR && texts.zh === DEFAULT_NAME.zh && texts.en === DEFAULT_NAME.en;
    if (!isOwn || (name === null && !isDefaultName)) return null;
    const { [theme?.id ?? '']: themeChoice, ...picks } = choices;
    read.push({ id, name: name ?? id, picks, ...(themeChoice !== undefined && { themeChoice }) });
  }
  const settings = (flavor: Pick<Flavor, 'picks' | 'themeChoice'>) => JSON.stringify(settingsOfFlavor(copy, flavor));
  const first = read.find(({ id }) => id === standard);
  if (!first || settings(first) !== settings({ picks: {} })) return null;
  const own = read.filter(({ id }) => id !== DEFAULT_FLAVOR);
  const parsed = faceOptions.safeParse({ ...(options ?? { list: [] }), flavors: own });
  return parsed.success && own.length > 0 ? { ...copy, options: parsed.data } : null;
}
