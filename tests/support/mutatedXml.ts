// A document with one random change, like a manual mistake.
import { elementsOf, type XmlElement, type XmlNode } from '@/bytes/xml/xml';

export interface Mutation {
  readonly what: string;
  readonly root: XmlElement;
}

const allOf = (root: XmlElement): readonly XmlElement[] => [root, ...elementsOf(root).flatMap(allOf)];

function replaced(root: XmlElement, target: XmlElement, by: readonly XmlNode[]): XmlElement {
  const children = root.children.flatMap((child) =>
    child === target ? by : child.kind === 'element' ? [replaced(child, target, by)] : [child],
  );
  return { ...root, children };
}

const edited = (root: XmlElement, target: XmlElement, edit: (element: XmlElement) => XmlElement): XmlElement =>
  root === target ? edit(root) : replaced(root, target, [edit(target)]);

const without = (attributes: XmlElement['attributes'], name: string) =>
  Object.fromEntries(Object.entries(attributes).filter(([other]) => other !== name));

/** One mutation; `names` are element names and `values` attribute values that others might write. */
export function mutatedXml(
  root: XmlElement,
  random: () => number,
  { names, values }: { names: readonly string[]; values: readonly string[] },
): Mutation {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = allOf(root);
  const inner = all.slice(1);
  const worded = all.filter(({ attributes }) => Object.keys(attributes).length > 0);
  const some = pick(inner);
  const other = pick(inner);
  const holder = pick(worded);
  const name = pick(Object.keys(holder.attributes));
  const attributed = (attributes: XmlElement['attributes']) =>
    edited(root, holder, (element) => ({ ...element, attributes }));

  const kinds: Readonly<Record<string, () => XmlElement>> = {
    target: () => edited(root, some, (element) => ({ ...element, name: pick([...names, `${element.name}s`]) })),
    'rename an attribute': () =>
      attributed({
        ...without(holder.attributes, name),
        [pick([`${name}s`, 'alpha', 'name'])]: holder.attributes[name]!,
      }),
    'drop an attribute': () => attributed(without(holder.attributes, name)),
    'change a value': () => attributed({ ...holder.attributes, [name]: pick(values) }),
    'add an attribute of another element': () => {
      const [given, value] = pick(Object.entries(pick(worded).attributes));
      return attributed({ ...holder.attributes, [given]: value });
    },
    'duplicate a child': () => replaced(root, some, [some, some]),
    'drop a child': () => replaced(root, some, []),
    'put a copy of a child elsewhere': () =>
      edited(root, other, (target) => ({ ...target, children: [...target.children, some] })),
    'reverse the children': () =>
      edited(root, other, (target) => ({ ...target, children: [...target.children].reverse() })),
    'write a word': () =>
      edited(root, some, (target) => ({
        ...target,
        children: [...target.children, { kind: 'text', text: pick(['word', ' ']) }],
      })),
  };
  const what = pick(Object.keys(kinds));
  return { what, root: kinds[what]!() };
}
