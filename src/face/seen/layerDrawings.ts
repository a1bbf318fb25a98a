// Splits the drawing of a whole face into one drawing per layer, each with the groups around it. Plain text processing,
// so that it runs in a worker.
import { readXml } from '@/bytes/xml/readXml';
import { writeXml } from '@/bytes/xml/writeXml';
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';

/** The drawing of one layer in canvas px, without the clip of the face. */
export interface LayerDrawing {
  uuid: string;
  element: XmlElement;
  /** Equal for layers that draw the same. */
  key: string;
}

/** Attribute by which the drawing names its layers. */
const LAYER = 'data-node';

const isHidden = ({ attributes }: XmlElement): boolean => attributes.display === 'none';

/** Without what is not displayed, such as the other pictures of a sequence. */
const shown = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.flatMap((child): XmlNode[] =>
    child.kind === 'element' ? (isHidden(child) ? [] : [shown(child)]) : [child],
  ),
});

const holdsLayers = (element: XmlElement): boolean =>
  elementsOf(element).some((child) => LAYER in child.attributes || holdsLayers(child));

/** Layers below an element, each inside copies of the elements around it. */
function within(element: XmlElement, around: (inner: XmlElement) => XmlElement): { uuid: string; inner: XmlElement }[] {
  const uuid = element.attributes[LAYER];
  if (!holdsLayers(element)) return uuid === undefined ? [] : [{ uuid, inner: around(shown(element)) }];
  if (isHidden(element)) return [];
  return elementsOf(element).flatMap((child) => within(child, (inner) => around({ ...element, children: [inner] })));
}

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

/**
 * The drawn layers of a face, bottom first. `svg`: the markup of a whole face.
 * @throws Error if the markup is not a face.
 */
export function layerDrawings(svg: string): LayerDrawing[] {
  const read = readXml(svg, { keepSpaces: true });
  if (!read.ok) throw new Error(`The drawing of the face cannot be read: ${read.fault.kind}`);
  return elementsOf(read.root, 'g')
    .flatMap((content) => elementsOf(content))
    .flatMap((layer) => within(layer, (inner) => inner))
    .map(({ uuid, inner }) => {
      const element = withIds(inner, 'l');
      return { uuid, element, key: markupOf(element).replaceAll(uuid, '') };
    });
}
