// An XML document as a tree: elements, text and comments. Names keep their prefixes as written.

/** Characters between tags, entities resolved. */
export interface XmlText {
  readonly kind: 'text';
  readonly text: string;
}

export interface XmlComment {
  readonly kind: 'comment';
  readonly text: string;
}

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  /** In the order in which they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Line of its start tag in the file it was read from, from 1; absent where it was made here. */
  readonly line?: number;
}

export type XmlNode = XmlElement | XmlText | XmlComment;

/** Attributes as their writers have them: numbers are written as they are, what is undefined or null is left out. */
export type XmlValues = Readonly<Record<string, string | number | undefined | null>>;

/** An element; a text child is given as its string. */
export function xml(name: string, values: XmlValues = {}, children: readonly (XmlNode | string)[] = []): XmlElement {
  const kept = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)] as const],
  );
  return {
    kind: 'element',
    name,
    attributes: Object.fromEntries(kept),
    children: children.map((child) => (typeof child === 'string' ? { kind: 'text', text: child } : child)),
  };
}

/** The elements among its children, those of one name where it is given. */
export const elementsOf = ({ children }: XmlElement, name?: string): readonly XmlElement[] =>
  children.filter((child) => child.kind === 'element').filter((child) => name === undefined || child.name === name);
