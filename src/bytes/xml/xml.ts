// An XML document as a tree of elements, text and comments. Names keep their prefixes.

/** Text between tags, with entities resolved. */
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
  /** In document order. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Line of its start tag in the source file, from 1; absent for elements created here. */
  readonly line?: number;
}

export type XmlNode = XmlElement | XmlText | XmlComment;

/** Attribute values for writers: numbers are converted to text; undefined and null are omitted. */
export type XmlValues = Readonly<Record<string, string | number | undefined | null>>;

/** Creates an element; a text child may be a string. */
export function xml(name: string, values: XmlValues = {}, children: readonly (XmlNode | string)[] = []): XmlElement {
  const entries = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)] as const],
  );
  return {
    kind: 'element',
    name,
    attributes: Object.fromEntries(entries),
    children: children.map((child) => (typeof child === 'string' ? { kind: 'text', text: child } : child)),
  };
}

/** Child elements, optionally with a given name. */
export const elementsOf = ({ children }: XmlElement, name?: string): readonly XmlElement[] =>
  children.filter((child) => child.kind === 'element').filter((child) => name === undefined || child.name === name);
