// Reads untrusted binary XML from packages: bounded; returns a tree or a fault.
import { XML_ATTRIBUTES_MAX, XML_DEPTH_MAX, XML_ELEMENTS_MAX } from '@/schemas/limits';
import { viewOf } from '../joinBytes';
import type { XmlElement, XmlNode } from '../xml/xml';
import { ANDROID_NAMESPACE, ATTRIBUTES, XML_CHUNK } from './binaryXml';
import { type Chunk, chunkAt, chunksIn } from './chunk';
import { type ReadStrings, readStringPool } from './readStringPool';
import { POOL } from './stringPool';
import { type ResourceNames, valueText } from './valueText';

/** `tooLarge`: more levels, elements or attributes than any face has. */
export type BinaryFault = 'damaged' | 'tooLarge';
export type ReadBinaryXml = { ok: true; root: XmlElement } | { ok: false; fault: BinaryFault };

const NONE = 0xffffffff;
const NAMES = new Map(Object.entries(ATTRIBUTES).map(([name, { id }]) => [id, name]));

/** Whether a file starts like binary XML. */
export const isBinaryXml = (bytes: Uint8Array): boolean =>
  bytes[0] === XML_CHUNK.xml && bytes[1] === 0 && bytes[2] === 8 && bytes[3] === 0;

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: XmlNode[];
}

class Reader {
  private strings: ReadStrings = () => '';
  private ids: readonly number[] = [];
  private readonly prefixes = new Map<string, string>([[ANDROID_NAMESPACE, 'android']]);
  private readonly open: Open[] = [];
  private root: XmlElement | null = null;
  private elements = 0;
  isTooLarge = false;

  constructor(
    private readonly view: DataView,
    private readonly nameOf: ResourceNames,
  ) {}

  private u16 = (at: number) => this.view.getUint16(at, true);
  private u32 = (at: number) => this.view.getUint32(at, true);

  read(): XmlElement {
    const file = chunkAt(this.view, 0, this.view.byteLength);
    if (file.type !== XML_CHUNK.xml) throw new RangeError('No binary XML.');
    for (const chunk of chunksIn(this.view, file.body, file.end)) this.take(chunk);
    if (!this.root || this.open.length > 0) throw new RangeError('An element is not closed.');
    return this.root;
  }

  private take(chunk: Chunk): void {
    const { type, begin, body, end } = chunk;
    if (type === POOL.type) this.strings = readStringPool(this.view, chunk);
    else if (type === XML_CHUNK.ids)
      this.ids = Array.from({ length: (end - body) >> 2 }, (_, i) => this.u32(body + 4 * i));
    else if (type === XML_CHUNK.startSpace)
      this.prefixes.set(this.strings(this.u32(body + 4)), this.strings(this.u32(body)));
    else if (type === XML_CHUNK.start) this.start(this.u32(begin + 8), chunk);
    else if (type === XML_CHUNK.end) this.close();
    else if (type === XML_CHUNK.text) this.text(this.strings(this.u32(body)));
  }

  private start(line: number, { body, end }: Chunk): void {
    const [from, size, count] = [body + this.u16(body + 8), this.u16(body + 10), this.u16(body + 12)];
    if (size < 20 || from + size * count > end) throw new RangeError('Attributes are cut off.');
    this.elements += 1;
    this.isTooLarge =
      this.open.length >= XML_DEPTH_MAX || this.elements > XML_ELEMENTS_MAX || count > XML_ATTRIBUTES_MAX;
    if (this.isTooLarge) throw new RangeError('It holds too much.');
    if (this.root) throw new RangeError('A second root.');
    const attributes = Array.from({ length: count }, (_, i) => this.attribute(from + size * i));
    const name = this.strings(this.u32(body + 4));
    this.open.push({ name, attributes: Object.fromEntries(attributes), line, children: [] });
  }

  private attribute(at: number): readonly [string, string] {
    const [space, place, raw] = [this.u32(at), this.u32(at + 4), this.u32(at + 8)];
    const type = this.view.getUint8(at + 15);
    const data = this.u32(at + 16);
    // Tools that shorten names keep the id.
    const name = this.strings(place) || (NAMES.get(this.ids[place] ?? 0) ?? '');
    const isPlatform = space === NONE && this.strings(place) === '' && this.ids[place] !== undefined;
    const prefix = space === NONE ? '' : (this.prefixes.get(this.strings(space)) ?? '');
    const text = raw === NONE ? (valueText(type, data, this.nameOf) ?? this.strings(data)) : this.strings(raw);
    return [isPlatform ? `android:${name}` : prefix === '' ? name : `${prefix}:${name}`, text];
  }

  private text(text: string): void {
    // White space is layout.
    if (text.trim() !== '') this.open.at(-1)?.children.push({ kind: 'text', text });
  }

  private close(): void {
    const last = this.open.pop();
    if (!last) throw new RangeError('An end without a start.');
    const element: XmlElement = { kind: 'element', ...last };
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root = element;
  }
}

/** Parses the tree; platform attributes get the prefix `android:`. Never throws. */
export function readBinaryXml(bytes: Uint8Array, nameOf: ResourceNames = () => undefined): ReadBinaryXml {
  const reader = new Reader(viewOf(bytes), nameOf);
  try {
    return { ok: true, root: reader.read() };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, fault: reader.isTooLarge ? 'tooLarge' : 'damaged' };
  }
}
