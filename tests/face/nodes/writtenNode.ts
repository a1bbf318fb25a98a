// A writer context for tests: names that show the request, and the findings.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceSheet, WantedGlyphs, WantedPicture, WatchFinding } from '@/face/nodes/faceSheet';
import { writeNode } from '@/face/nodes/writers';
import type { KnownNode } from '@/schemas/nodes';

export interface WrittenNode {
  elements: readonly XmlElement[];
  pictures: readonly WantedPicture[];
  glyphs: readonly WantedGlyphs[];
  findings: readonly Omit<WatchFinding, 'mode'>[];
}

const ROUND: CanvasFacts = { width: 500, height: 500, shape: 'circle' };

/** The output of the writer of the layer's type. */
export function writtenNode(node: KnownNode, canvas: CanvasFacts = ROUND): WrittenNode {
  const pictures: WantedPicture[] = [];
  const glyphs: WantedGlyphs[] = [];
  const findings: Omit<WatchFinding, 'mode'>[] = [];
  const sheet: FaceSheet = {
    canvas,
    mode: 'normal',
    picture: (wanted) => `picture_${pictures.push(wanted)}`,
    glyphs: (wanted) => `glyphs_${glyphs.push(wanted)}`,
    family: (typeface) => `family_${typeface}`,
    words: (hint) => hint,
    slotId: () => 3,
    find: (finding) => findings.push(finding),
    withPictureNames: () => sheet,
  };
  const elements = writeNode(node, sheet);
  return { elements, pictures, glyphs, findings };
}

/** Every element of these, in order. */
export const deep = (elements: readonly XmlElement[]): readonly XmlElement[] =>
  elements.flatMap((element) => [element, ...deep(elementsOf(element))]);

/** Attributes of the elements with a name, anywhere inside. */
export const attributesOf = (elements: readonly XmlElement[], name: string) =>
  deep(elements)
    .filter((element) => element.name === name)
    .map(({ attributes }) => attributes);

/** Literal text of the elements with a name. */
export const textsOf = (elements: readonly XmlElement[], name: string): readonly string[] =>
  deep(elements)
    .filter((element) => element.name === name)
    .map(({ children }) => children.map((child) => (child.kind === 'text' ? child.text : '')).join(''));
