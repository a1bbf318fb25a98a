// Resource names in a part: finds them and renames them.
import type { XmlElement, XmlNode } from '@/bytes/xml/xml';

/** New names by current name, for those that change. */
export interface NewNames {
  pictures: ReadonlyMap<string, string>;
  fonts: ReadonlyMap<string, string>;
  strings: ReadonlyMap<string, string>;
}

/** Attributes that name a drawable. */
export const PICTURE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'resource',
  'thumbnail',
  'icon',
  'defaultImageResource',
]);
/** Attributes that name a string resource. */
const STRING_ATTRIBUTES = new Set(['displayName', 'screenReaderText', 'stringId', 'description']);
/** Elements of the format that name a typeface. */
export const FONT_ELEMENTS: ReadonlySet<string> = new Set(['Font']);
/** Attributes that may name a string resource: a parameter can be a string as well as a formula. */
const namesString = (element: string, attribute: string): boolean =>
  STRING_ATTRIBUTES.has(attribute) || (element === 'Parameter' && attribute === 'expression');
/** A name of a string resource in an attribute or text. */
const STRING_NAME = /^(\s*(?:@string\/)?)([A-Za-z_][\w.]*)(\s*)$/;

function attributeRenamed(element: string, name: string, value: string, names: NewNames): string {
  if (PICTURE_ATTRIBUTES.has(name)) return names.pictures.get(value) ?? value;
  if (namesString(element, name)) return textRenamed(value, names);
  if (name === 'family' && FONT_ELEMENTS.has(element)) return names.fonts.get(value) ?? value;
  return value;
}

function textRenamed(text: string, { strings }: NewNames): string {
  const [, before = '', name = '', after = ''] = STRING_NAME.exec(text) ?? [];
  const other = strings.get(name);
  return other === undefined ? text : `${before}${other}${after}`;
}

/** The same tree with new names; the same object if nothing changes. */
export function renamedPart(element: XmlElement, names: NewNames): XmlElement {
  if (names.pictures.size === 0 && names.fonts.size === 0 && names.strings.size === 0) return element;
  const attributes = Object.fromEntries(
    Object.entries(element.attributes).map(([name, value]) => [
      name,
      attributeRenamed(element.name, name, value, names),
    ]),
  );
  const children = element.children.map((child): XmlNode => {
    if (child.kind === 'element') return renamedPart(child, names);
    return child.kind === 'text' && FONT_TEXT.has(element.name)
      ? { ...child, text: textRenamed(child.text, names) }
      : child;
  });
  return { ...element, attributes, children };
}

/** Elements whose content is text; the content of an Expression is a formula. */
const FONT_TEXT = new Set(['Font', 'BitmapFont', 'Template', 'Upper', 'Lower', 'Underline', 'StrikeThrough']);

export interface NamesIn {
  pictures: ReadonlySet<string>;
  fonts: ReadonlySet<string>;
  strings: ReadonlySet<string>;
  /** Bitmap fonts. */
  glyphs: ReadonlySet<string>;
}

/** Distinct values of attributes that can name a resource. Some may be plain text. */
export function namesIn(element: XmlElement): NamesIn {
  const names = {
    pictures: new Set<string>(),
    fonts: new Set<string>(),
    strings: new Set<string>(),
    glyphs: new Set<string>(),
  };
  const words = (text: string) => {
    const name = STRING_NAME.exec(text)?.[2];
    if (name !== undefined) names.strings.add(name);
  };
  const look = (one: XmlElement): void => {
    for (const [name, value] of Object.entries(one.attributes)) {
      if (PICTURE_ATTRIBUTES.has(name) && !value.includes('[') && value !== '') names.pictures.add(value);
      if (namesString(one.name, name)) words(value);
      if (name === 'family') (FONT_ELEMENTS.has(one.name) ? names.fonts : names.glyphs).add(value);
    }
    for (const child of one.children) {
      if (child.kind === 'element') look(child);
      else if (child.kind === 'text' && FONT_TEXT.has(one.name)) words(child.text);
    }
  };
  look(element);
  return names;
}
