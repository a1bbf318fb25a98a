// Colours that follow the wearer's choices, as the colours of the default choice.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { ownColor } from '@/face/nodes/watchFaceValues';

const FOLLOWS = /^\s*\[CONFIGURATION\.(?<id>[\w-]+)(?:\.(?<at>\d{1,2}))?\]\s*$/;

/** Resolves colours of a document. */
export interface ChosenColors {
  /** The elements as readers see them: colours by default choice, and without tints that follow a choice. */
  plain(element: XmlElement): XmlElement;
}

/** The colours of each setting's default option. */
function defaultsIn(document: XmlElement): ReadonlyMap<string, readonly string[]> {
  const settings = elementsOf(document, 'UserConfigurations').flatMap((all) => elementsOf(all, 'ColorConfiguration'));
  return new Map(
    settings.map((setting) => {
      const options = elementsOf(setting, 'ColorOption');
      const chosen = options.find(({ attributes }) => attributes.id === setting.attributes.defaultValue) ?? options[0];
      return [setting.attributes.id ?? '', (chosen?.attributes.colors ?? '').trim().split(/\s+/)];
    }),
  );
}

/** The colours of one document. */
export function chosenColors(document: XmlElement): ChosenColors {
  const defaults = defaultsIn(document);
  const colorOf = (value: string): string | null => {
    const { id, at = '0' } = FOLLOWS.exec(value)?.groups ?? {};
    const color = id === undefined ? undefined : defaults.get(id)?.[Number(at)];
    return ownColor(color) === null ? null : (color ?? null);
  };
  const plain = (element: XmlElement): XmlElement => {
    const attributes = Object.entries(element.attributes).flatMap(([name, value]): readonly [string, string][] => {
      if (!FOLLOWS.test(value)) return [[name, value]];
      if (name === 'tintColor') return [];
      return [[name, name === 'color' ? (colorOf(value) ?? value) : value]];
    });
    const children = element.children.map((child) => (child.kind === 'element' ? plain(child) : child));
    return { ...element, attributes: Object.fromEntries(attributes), children };
  };
  return { plain };
}
