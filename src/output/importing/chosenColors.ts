// Colours that follow the wearer's choices, as the colours of the default choice, which the drawing uses as well.
import type { XmlElement } from '@/bytes/xml/xml';
import { ownColor } from '@/face/nodes/watchFaceValues';
import { settingsOf } from '@/face/watchFaceFormat/drawing/settings';

const FOLLOWS = /^\s*\[CONFIGURATION\.(?<source>[\w-]+(?:\.\d{1,2})?)\]\s*$/;

/** Resolves colours of a document. */
export interface ChosenColors {
  /** The elements as readers see them: colours by default choice, and without tints that follow a choice. */
  plain(element: XmlElement): XmlElement;
}

/** The colours of one document. */
export function chosenColors(document: XmlElement): ChosenColors {
  const settings = settingsOf(document);
  const colorOf = (value: string): string | null => {
    const { source } = FOLLOWS.exec(value)?.groups ?? {};
    const color = source === undefined ? null : settings.source(source);
    return color !== null && ownColor(color) !== null ? color : null;
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
