// Checks that names are unique where required, and that references exist.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { type LocalFault, shown } from './elementFault';

function* repeated(elements: Iterable<XmlElement>, attribute: string): Generator<LocalFault> {
  const seen = new Set<string>();
  for (const element of elements) {
    const value = Object.hasOwn(element.attributes, attribute) ? element.attributes[attribute] : undefined;
    if (value === undefined) continue;
    const params = { element: element.name, name: attribute, value: shown(value) };
    if (seen.has(value)) yield { key: 'repeated', of: element, params };
    seen.add(value);
  }
}

function* within(root: XmlElement, name: string): Generator<XmlElement> {
  const open: XmlElement[] = [...elementsOf(root)].reverse();
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name === name) yield element;
    for (const child of [...elementsOf(element)].reverse()) open.push(child);
  }
}

function* compareFaults(condition: XmlElement): Generator<LocalFault> {
  const expressions = elementsOf(condition, 'Expressions').flatMap((list) => elementsOf(list, 'Expression'));
  yield* repeated(expressions, 'name');
  const names = new Set(expressions.map(({ attributes }) => attributes.name));
  for (const compare of elementsOf(condition, 'Compare')) {
    const value = compare.attributes.expression;
    if (value === undefined || names.has(value)) continue;
    yield {
      key: 'unknownReference',
      of: compare,
      params: { element: 'Compare', name: 'expression', value: shown(value) },
    };
  }
}

/** By row: the name check of that element. */
export const NAME_FAULTS: ReadonlyMap<string, (element: XmlElement) => Iterable<LocalFault>> = new Map([
  [
    'WatchFace',
    function* (face: XmlElement) {
      yield* repeated(elementsOf(face, 'Metadata'), 'key');
      for (const fonts of elementsOf(face, 'BitmapFonts')) yield* repeated(elementsOf(fonts), 'name');
      for (const scene of elementsOf(face, 'Scene')) yield* repeated(elementsOf(scene), 'slotId');
      yield* repeated(within(face, 'Reference'), 'name');
    },
  ],
  ['BitmapFonts.BitmapFont', (font: XmlElement) => repeated(elementsOf(font), 'name')],
  ['Condition', compareFaults],
]);
