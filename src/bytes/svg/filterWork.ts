// Work of an SVG filter, in units of one filled shape. Measured in Chromium on a picture of 1000 px.
import { elementsOf, type XmlElement } from '../xml/xml';

/** Work of one filter primitive over the whole picture. */
const PRIMITIVES: Readonly<Record<string, number>> = {
  ...{ feMorphology: 2000, feTurbulence: 500, feDisplacementMap: 100, feDiffuseLighting: 150, feSpecularLighting: 150 },
  ...{ feComposite: 60, feImage: 100, feTile: 100 },
};
const OTHER = 20;
/** A blur, more per unit of its standard deviation up to a limit. */
const BLUR = { least: 100, perUnit: 4, most: 300 };
/** Per cell of the matrix of `feConvolveMatrix`. */
const CELL = 50;

const numbersOf = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);

function primitiveWork({ name, attributes }: XmlElement): number {
  if (name === 'feGaussianBlur' || name === 'feDropShadow') {
    const deviation = Math.max(...numbersOf(attributes.stdDeviation ?? '2'));
    return Number.isNaN(deviation)
      ? BLUR.most
      : Math.min(BLUR.most, BLUR.least + BLUR.perUnit * Math.max(0, deviation));
  }
  if (name !== 'feConvolveMatrix') return PRIMITIVES[name] ?? OTHER;
  const [columns = 3, rows = columns] = numbersOf(attributes.order ?? '3');
  return columns > 0 && rows > 0 ? columns * rows * CELL : OTHER;
}

const isPrimitive = ({ name }: XmlElement) => name.startsWith('fe');

/**
 * Work of the filter, and how often it draws its source. A browser evaluates a result again for each primitive that
 * uses it, so the work of a result is the sum of its inputs. `linkedWork`: what a primitive draws itself.
 */
export function filterWork(
  filter: XmlElement,
  linkedWork: (primitive: XmlElement) => number,
): { work: number; sources: number } {
  const source = { work: 0, sources: 1 };
  const results = new Map<string, typeof source>();
  let last = source;
  for (const primitive of elementsOf(filter).filter(isPrimitive)) {
    const previous = last;
    const inputOf = (name: string | undefined) => (name === undefined ? previous : (results.get(name) ?? source));
    const { attributes } = primitive;
    const merged = elementsOf(primitive, 'feMergeNode').map((node) => inputOf(node.attributes.in));
    const inputs = merged.length > 0 ? merged : [inputOf(attributes.in)];
    if ('in2' in attributes) inputs.push(inputOf(attributes.in2));
    last = {
      work: primitiveWork(primitive) + linkedWork(primitive) + inputs.reduce((sum, { work }) => sum + work, 0),
      sources: inputs.reduce((sum, { sources }) => sum + sources, 0),
    };
    const { result } = attributes;
    if (result !== undefined) results.set(result, last);
  }
  return last;
}
