// Shared by all settings of an imported face: one name for all languages, and the elements that still need a setting.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { foreignText } from '@/face/nodes';
import type { FaceSource } from '@/face/nodes/faceSource';
import { leftoversOf } from '@/face/nodes/leftoverNames';
import { type FaceNode, isKnown } from '@/schemas/nodes';

export type WordsOf = FaceSource['words'];

/** Whether the element has only these attributes, and is read to the wearer as it is displayed. */
export function hasOnly({ attributes }: XmlElement, names: ReadonlySet<string>): boolean {
  const { screenReaderText, displayName } = attributes;
  const isSame = screenReaderText === undefined || screenReaderText === displayName;
  return isSame && Object.keys(attributes).every((name) => names.has(name));
}

/** The text of a name in both languages; a name without a string resource is the text itself. */
export const textsOf = (displayName: string, words: WordsOf) =>
  words(displayName) ?? { zh: displayName, en: displayName };

/** The name of a setting or choice, which a design has once; null if the languages differ. */
export function nameOf({ attributes: { displayName = '', id = '' } }: XmlElement, words: WordsOf): string | null {
  const { zh, en } = textsOf(displayName, words);
  return zh === en ? zh.trim() || id : null;
}

/** Whether a layer still names the setting: in a leftover, or in a preserved part. */
export function namesSetting(node: FaceNode, id: string): boolean {
  const texts = [foreignText(node) ?? '', ...(isKnown(node) ? leftoversOf(node).map(({ value }) => value) : [])];
  return texts.some((text) => text.includes(`CONFIGURATION.${id}`) || text.includes(`"${id}"`));
}

/** The settings of a face, those of all lists. */
export const settingsIn = (head: readonly XmlElement[]): readonly XmlElement[] =>
  head.flatMap((element) => (element.name === 'UserConfigurations' ? elementsOf(element) : []));

/** The elements without some settings, and without a list of settings that it leaves empty. */
export const withoutSettings = (head: readonly XmlElement[], settings: readonly XmlElement[]): readonly XmlElement[] =>
  head.flatMap((element) => {
    if (!settings.some((setting) => element.children.includes(setting))) return [element];
    const children = element.children.filter((child) => child.kind !== 'element' || !settings.includes(child));
    const rest = { ...element, children };
    return elementsOf(rest).length > 0 ? [rest] : [];
  });
