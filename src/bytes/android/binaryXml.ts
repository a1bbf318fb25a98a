// Compiles an XML tree to the platform's binary XML, as used in packages for the manifest and all of res/xml.
import { ByteWriter } from '../byteWriter';
import type { XmlElement, XmlNode } from '../xml/xml';
import { StringPool } from './stringPool';
import { type ResourceIds, typedValue, VALUE, VALUE_BYTES } from './typedValue';

export const ANDROID_NAMESPACE = 'http://schemas.android.com/apk/res/android';
const PREFIX = 'android';

/** Resource ids of the platform's public attributes, and which of them are text even if they look like numbers. */
export const ATTRIBUTES: Readonly<Record<string, { readonly id: number; readonly isText?: true }>> = {
  label: { id: 0x01010001 },
  icon: { id: 0x01010002 },
  name: { id: 0x01010003, isText: true },
  hasCode: { id: 0x0101000c },
  resource: { id: 0x01010025 },
  value: { id: 0x01010024 },
  minSdkVersion: { id: 0x0101020c },
  versionCode: { id: 0x0101021b },
  versionName: { id: 0x0101021c, isText: true },
  targetSdkVersion: { id: 0x01010270 },
  required: { id: 0x0101028e },
};
/** Attributes without a namespace that are always text. */
const TEXTS = new Set(['package']);

const NONE = 0xffffffff;
/** Chunk types of binary XML. */
export const XML_CHUNK = {
  xml: 0x0003,
  ids: 0x0180,
  startSpace: 0x0100,
  endSpace: 0x0101,
  start: 0x0102,
  end: 0x0103,
  text: 0x0104,
};
/** Size in bytes of a node's header, and of each attribute. */
const NODE_BYTES = 16;
const ATTRIBUTE_BYTES = 20;

interface Attribute {
  /** Id of a platform attribute; 0 for one without a namespace. */
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly isText: boolean;
}

function attributesOf({ name: element, attributes }: XmlElement): readonly Attribute[] {
  const all = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'));
  const numbered = all.map(([key, text]): Attribute => {
    if (!key.includes(':')) return { id: 0, name: key, text, isText: TEXTS.has(key) };
    const name = key.slice(PREFIX.length + 1);
    const attribute = key.startsWith(`${PREFIX}:`) && Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
    if (!attribute) throw new RangeError(`The attribute ${key} of ${element} is not known.`);
    return { id: attribute.id, name, text, isText: attribute.isText ?? false };
  });
  // The platform searches attributes by id and requires this order; those without an id come last.
  const order = ({ id }: Attribute) => (id === 0 ? NONE : id);
  return numbered.sort((a, b) => order(a) - order(b));
}

/** Names of all platform attributes in the tree, in id order. */
function platformNames(root: XmlElement): readonly string[] {
  const names = new Set<string>();
  const left: XmlNode[] = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.kind !== 'element') continue;
    for (const { id, name } of attributesOf(node)) if (id !== 0) names.add(name);
    left.push(...node.children);
  }
  return [...names].sort((a, b) => (ATTRIBUTES[a]?.id ?? 0) - (ATTRIBUTES[b]?.id ?? 0));
}

/**
 * The file. Comments and layout are dropped; prefixed attributes belong to the platform.
 * @throws RangeError for an unknown attribute or resource.
 */
export function binaryXml(root: XmlElement, ids: ResourceIds = () => undefined): Uint8Array<ArrayBuffer> {
  const names = platformNames(root);
  const pool = new StringPool();
  // Their names come first in the pool, because the id map refers to them by index.
  const places = new Map(names.map((name) => [name, pool.append(name)]));
  const usesSpace = names.length > 0;
  const space = usesSpace ? pool.of(ANDROID_NAMESPACE) : NONE;
  const prefix = usesSpace ? pool.of(PREFIX) : NONE;
  const body = new ByteWriter();
  const node = (type: number, extra: number, line: number) =>
    body.u16(type, NODE_BYTES).u32(NODE_BYTES + extra, line, NONE);

  const attribute = ({ id, name, text, isText }: Attribute) => {
    const typed = isText ? null : typedValue(text, ids);
    const place = typed ? NONE : pool.of(text);
    body.u32(id === 0 ? NONE : space, id === 0 ? pool.of(name) : (places.get(name) ?? NONE), place);
    body
      .u16(VALUE_BYTES)
      .u8(0)
      .u8(typed?.type ?? VALUE.text)
      .u32(typed?.data ?? place);
  };

  if (usesSpace) node(XML_CHUNK.startSpace, 8, 1).u32(prefix, space);
  // An explicit stack; each element's end is pushed below its content.
  const left: (XmlNode | { readonly kind: 'end'; readonly name: string })[] = [root];
  for (let item = left.pop(); item; item = left.pop()) {
    if (item.kind === 'element') {
      const attributes = attributesOf(item);
      node(XML_CHUNK.start, 20 + ATTRIBUTE_BYTES * attributes.length, item.line ?? 1).u32(NONE, pool.of(item.name));
      body.u16(20, ATTRIBUTE_BYTES, attributes.length, 0, 0, 0);
      for (const each of attributes) attribute(each);
      left.push({ kind: 'end', name: item.name }, ...item.children.toReversed());
    } else if (item.kind === 'end') node(XML_CHUNK.end, 8, 1).u32(NONE, pool.of(item.name));
    else if (item.kind === 'text' && item.text.trim() !== '')
      node(XML_CHUNK.text, 12, 1).u32(pool.of(item.text)).u16(VALUE_BYTES, 0).u32(0);
  }
  if (usesSpace) node(XML_CHUNK.endSpace, 8, 1).u32(prefix, space);

  const strings = pool.chunk();
  const map = new ByteWriter();
  if (usesSpace) map.u16(XML_CHUNK.ids, 8).u32(8 + 4 * names.length, ...names.map((name) => ATTRIBUTES[name]?.id ?? 0));
  const out = new ByteWriter().u16(XML_CHUNK.xml, 8).u32(8 + strings.length + map.length + body.length);
  return out.put(strings).put(map.done()).put(body.done()).done();
}
