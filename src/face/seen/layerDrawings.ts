// Splits the drawing of a whole face into one drawing per layer, each with the groups around it. Plain text processing,
// so that it runs in a worker.
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';

/** A layer as the face draws it: its markup with the groups around it, in canvas px, without the clip of the face. */
export interface LayerMarkup {
  uuid: string;
  markup: string;
}

export interface LayerDrawing {
  element: XmlElement;
  /** Equal for layers that draw the same. */
  key: string;
}

/** Start tags, end tags and empty elements. A value holds no `<`, but may hold `>`. */
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
/** Attribute by which the drawing names its layers. */
const LAYER = /\sdata-node="([^"]*)"/;
/** The shadow of a group, which is not part of its layers. */
const FILTERED = /\sfilter="url\([^"]*"/;
const HIDDEN = /\sdisplay="none"/;

interface OpenTag {
  name: string;
  text: string;
  from: number;
  uuid: string | null;
  isHidden: boolean;
  /** Whether a layer was found inside. */
  holdsLayers: boolean;
}

/**
 * The drawn layers of a face, bottom first. A group is part of each layer inside it. `svg`: the
 * markup of a whole face. It is scanned, not parsed, because most layers are the same at the next moment.
 * @throws Error if the markup is not a face.
 */
export function layersIn(svg: string): LayerMarkup[] {
  const open: OpenTag[] = [];
  const layers: LayerMarkup[] = [];
  for (const { 0: text, 1: end, 2: name = '', 3: attributes = '', 4: empty, index } of svg.matchAll(TAG)) {
    if (end !== '/') {
      const uuid = LAYER.exec(attributes)?.[1] ?? null;
      open.push({ ...{ name, text, from: index, uuid }, isHidden: HIDDEN.test(attributes), holdsLayers: false });
      if (empty !== '/') continue;
    }
    const tag = open.pop();
    if (tag?.name !== name) throw new Error('The drawing of the face cannot be read.');
    if (tag.uuid === null || tag.holdsLayers) continue;
    // The outermost two are the face and its clip.
    const around = open.slice(2);
    for (const outer of open) outer.holdsLayers = true;
    if (around.some(({ isHidden }) => isHidden)) continue;
    const own = svg.slice(tag.from, index + text.length);
    const [before, after] = [
      around.map((outer) => outer.text.replace(FILTERED, '')),
      around.map((outer) => `</${outer.name}>`).reverse(),
    ];
    layers.push({ uuid: tag.uuid, markup: [...before, own, ...after].join('') });
  }
  if (open.length > 0) throw new Error('The drawing of the face cannot be read.');
  return layers;
}

/** Not displayed, such as the other pictures of a sequence; or what is behind the letters of a text. */
const isHidden = ({ attributes }: XmlElement): boolean =>
  attributes.display === 'none' || attributes['data-effect'] !== undefined;

/** The element without hidden children. */
const shown = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((child): XmlNode[] =>
    child.kind === 'element' ? (isHidden(child) ? [] : [shown(child)]) : [child],
  ),
});

const idsIn = (element: XmlElement): string[] => [
  ...(element.attributes.id === undefined ? [] : [element.attributes.id]),
  ...elementsOf(element).flatMap(idsIn),
];

/** The element with all its ids replaced by `prefix` and their number. */
export function withIds(element: XmlElement, prefix: string): XmlElement {
  const names = new Map(idsIn(element).map((id, index) => [id, `${prefix}${index}`]));
  const renamed = (value: string): string => {
    const [, id] = /^(?:url\(["']?)?#([^"')]+)["']?\)?$/.exec(value) ?? [];
    const name = id === undefined ? undefined : names.get(id);
    return name === undefined ? value : value.replace(`#${id}`, `#${name}`);
  };
  const visit = (one: XmlElement): XmlElement => ({
    ...one,
    attributes: Object.fromEntries(
      Object.entries(one.attributes).map(([key, value]) => [
        key,
        key === 'id' ? (names.get(value) ?? value) : renamed(value),
      ]),
    ),
    children: one.children.map((child) => (child.kind === 'element' ? visit(child) : child)),
  });
  return names.size === 0 ? element : visit(element);
}

/** An element as text, without the declaration of a document. */
export const markupOf = (element: XmlElement): string =>
  writeXml(element)
    .replace(/^<\?xml[^>]*>\n/, '')
    .trimEnd();

/** Parses the drawing of a layer. @throws Error if its markup is not XML. */
export function drawingOf({ uuid, markup }: LayerMarkup): LayerDrawing {
  const read = readXml(markup, { keepSpaces: true });
  if (!read.ok) throw new Error(`The drawing of a layer cannot be read: ${read.fault.kind}`);
  const element = withIds(shown(read.root), 'l');
  return { element, key: markupOf(element).replaceAll(uuid, '') };
}
