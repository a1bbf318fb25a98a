// Parses untrusted XML: bounded; well-formed or rejected with reason and line; no document types.
import type { XmlComment, XmlElement, XmlNode } from './xml';
import { forbiddenAt, resolved } from './xmlCharacters';
import { XML_LIMITS, type XmlFault, type XmlLimits, XmlRefusal } from './xmlFault';
import { ATTRIBUTE, END, isBlank, lineCounter, matched, START, TAG_END } from './xmlTags';
import { xmlText } from './xmlText';

export type ReadXml =
  /** `before` and `after`: comments outside the root. */
  | { ok: true; root: XmlElement; before: readonly XmlComment[]; after: readonly XmlComment[] }
  /** `line` of the file, from 1. */
  | { ok: false; fault: XmlFault; line: number };

export interface XmlReading extends XmlLimits {
  /** Keep whitespace between elements. Off: drop text nodes that are only whitespace between elements. */
  readonly keepSpaces: boolean;
}

/** An element that is not yet closed. */
interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: XmlNode[];
  /** Text since its last child. */
  text: string;
}

class Reader {
  private at = 0;
  private elements = 0;
  private readonly open: Open[] = [];
  private root: XmlElement | null = null;
  private readonly before: XmlComment[] = [];
  private readonly after: XmlComment[] = [];
  private readonly lineOf: (at: number) => number;
  constructor(
    private readonly text: string,
    private readonly options: XmlReading,
  ) {
    this.lineOf = lineCounter(text);
  }

  read(): ReadXml {
    const { text } = this;
    const forbidden = forbiddenAt(text);
    if (forbidden >= 0) {
      const code = text.charCodeAt(forbidden).toString(16).toUpperCase().padStart(4, '0');
      throw new XmlRefusal('badCharacter', forbidden, `U+${code}`);
    }
    while (this.at < text.length) {
      const next = text.indexOf('<', this.at);
      const end = next < 0 ? text.length : next;
      if (end > this.at) this.words(text.slice(this.at, end));
      this.at = end;
      if (next >= 0) this.markup();
    }
    const left = this.open.at(-1);
    if (left) throw new XmlRefusal('unfinished', text.length, left.name);
    if (!this.root) throw new XmlRefusal('noRoot', text.length);
    return { ok: true, root: this.root, before: this.before, after: this.after };
  }

  private words(raw: string): void {
    const top = this.open.at(-1);
    if (!top) {
      const first = raw.search(/[^ \t\n]/);
      if (first >= 0) throw new XmlRefusal('textOutside', this.at + first, raw.slice(first).trim());
      return;
    }
    const close = raw.indexOf(']]>');
    if (close >= 0) throw new XmlRefusal('stray', this.at + close, ']]>');
    top.text += resolved(raw, this.at);
  }

  private markup(): void {
    const { text, at } = this;
    const letter = text[at + 1];
    if (letter === '/') this.endTag();
    else if (letter === '?') this.at = this.find('?>', at + 2) + 2;
    else if (letter !== '!') this.startTag();
    else if (text.startsWith('<!--', at)) this.comment();
    else if (text.startsWith('<![CDATA[', at)) this.characters();
    else if (/^<!DOCTYPE/i.test(text.slice(at, at + 9))) throw new XmlRefusal('docType', at);
    else throw new XmlRefusal('stray', at, '<');
  }

  private find(mark: string, from: number): number {
    const index = this.text.indexOf(mark, from);
    if (index < 0) throw new XmlRefusal('unfinished', this.at, this.open.at(-1)?.name);
    return index;
  }

  private comment(): void {
    const end = this.find('--', this.at + 4);
    if (this.text[end + 2] !== '>') throw new XmlRefusal('badComment', end);
    const comment: XmlComment = { kind: 'comment', text: this.text.slice(this.at + 4, end) };
    const top = this.open.at(-1);
    if (top) this.add(top, comment);
    else (this.root ? this.after : this.before).push(comment);
    this.at = end + 3;
  }

  private characters(): void {
    const top = this.open.at(-1);
    if (!top) throw new XmlRefusal('textOutside', this.at, '<![CDATA[');
    const end = this.find(']]>', this.at + 9);
    top.text += this.text.slice(this.at + 9, end);
    this.at = end + 3;
  }

  private add(to: Open, child: XmlNode): void {
    this.flush(to);
    to.children.push(child);
  }

  private flush(to: Open): void {
    if (to.text !== '') to.children.push({ kind: 'text', text: to.text });
    to.text = '';
  }

  private startTag(): void {
    const { text, at, options } = this;
    const [whole = '', name] = matched(START, text, at) ?? [];
    if (name === undefined) throw new XmlRefusal('stray', at, '<');
    if (this.open.length === 0 && this.root) throw new XmlRefusal('secondRoot', at, name);
    if (this.open.length >= options.depth) throw new XmlRefusal('tooDeep', at, name, options.depth);
    this.elements += 1;
    if (this.elements > options.elements) throw new XmlRefusal('tooManyElements', at, name, options.elements);
    this.at += whole.length;
    const element: Open = { name, attributes: this.attributes(name), line: this.lineOf(at), children: [], text: '' };
    const end = matched(TAG_END, text, this.at);
    if (!end) throw new XmlRefusal(text.includes('>', this.at) ? 'badTag' : 'unfinished', at, name);
    this.at += end[0].length;
    this.open.push(element);
    if (end[1] === '/') this.close(element);
  }

  private attributes(element: string): Readonly<Record<string, string>> {
    const attributes = new Map<string, string>();
    for (;;) {
      const [whole, name = '', quoted = ''] = matched(ATTRIBUTE, this.text, this.at) ?? [];
      if (whole === undefined) return Object.fromEntries(attributes);
      if (attributes.has(name)) throw new XmlRefusal('doubleAttribute', this.at, name);
      if (attributes.size >= this.options.attributes)
        throw new XmlRefusal('tooManyAttributes', this.at, element, this.options.attributes);
      const from = this.at + whole.length - quoted.length + 1;
      attributes.set(name, resolved(quoted.slice(1, -1).replace(/[\t\n]/g, ' '), from));
      this.at += whole.length;
    }
  }

  private endTag(): void {
    const [whole = '', name] = matched(END, this.text, this.at) ?? [];
    const top = this.open.at(-1);
    if (name === undefined) throw new XmlRefusal('badTag', this.at, top?.name);
    if (top?.name !== name) throw new XmlRefusal('wrongEnd', this.at, name);
    this.at += whole.length;
    this.close(top);
  }

  private close({ name, attributes, line, children, ...rest }: Open): void {
    this.flush({ name, attributes, line, children, ...rest });
    this.open.pop();
    const isLayout =
      !this.options.keepSpaces &&
      children.some(({ kind }) => kind !== 'text') &&
      children.every((child) => child.kind !== 'text' || isBlank(child.text));
    const content = isLayout ? children.filter(({ kind }) => kind !== 'text') : children;
    const element: XmlElement = { kind: 'element', name, attributes, children: content, line };
    const parent = this.open.at(-1);
    if (parent) this.add(parent, element);
    else this.root = element;
  }
}

/** Parses bytes or a text. Never throws. */
export function readXml(source: Uint8Array | string, options: Partial<XmlReading> = {}): ReadXml {
  const all: XmlReading = { ...XML_LIMITS, keepSpaces: false, ...options };
  let text = '';
  try {
    if (source.length > all.bytes) throw new XmlRefusal('tooLarge', 0, '', all.bytes);
    const raw = typeof source === 'string' ? source.replace(/^\uFEFF/, '') : xmlText(source);
    text = raw.replace(/\r\n?/g, '\n');
    return new Reader(text, all).read();
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error;
    return { ok: false, fault: error.fault, line: lineCounter(text)(error.at) };
  }
}
