// Faces for tests of the Watch Face Format: every template in every canvas, and single layers in a face.
import { ambientStart } from '@/editor/document/modes';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { copy, type FaceCopy, type Shape } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { createDesign } from '@/schemas/templates/createDesign';
import { TEMPLATES } from '@/schemas/templates/index';
import type { Template } from '@/schemas/templates/template';

const CANVASES = [
  ['500*500', 'circle'],
  ['466*466', 'circle'],
  ['368*448', 'rectangle'],
] as const;

/** The smartwatch copy of a template, with its own or the initial always-on. */
export function templateCopy(template: Template, ratio: string, shape: Shape): FaceCopy {
  let count = 0;
  const made = createDesign({
    id: 'design-1',
    copyId: 'copy-1',
    newId: () => {
      count += 1;
      return `layer-${count}`;
    },
    system: 'wearOS',
    name: 'Face',
    language: 'en',
    labelOf: (name) => `layer ${name}`,
    ...{ template, ratio, shape },
  });
  const [first] = made.copies;
  if (!first) throw new Error('A design has a copy.');
  const ambient = first.ambient ?? { nodeList: [...ambientStart(first.normal.nodeList).nodes], imageUrl: '' };
  return { ...first, ambient };
}

export const TEMPLATE_CASES = TEMPLATES.filter(({ platforms }) => platforms.includes('android')).flatMap((template) =>
  CANVASES.map(([ratio, shape]) => ({
    name: `${template.id} on ${ratio}`,
    make: () => templateCopy(template, ratio, shape),
  })),
);

const root = (fill: string): FaceNode => ({
  uuid: 'root',
  label: 'Background',
  nodeType: 'root',
  freeze: false,
  level: -1,
  style: { fill },
});

interface FaceOf {
  canvas?: CanvasFacts;
  fill?: string;
  ambientFill?: string;
  /** Null: always-on was never opened. */
  ambient?: readonly FaceNode[] | null;
}

/** A face of these layers over a background colour. */
export function faceOf(
  normal: readonly FaceNode[],
  {
    canvas = { width: 500, height: 500, shape: 'circle' },
    fill = '#000000',
    ambientFill = fill,
    ambient = normal,
  }: FaceOf = {},
): FaceCopy {
  const { width, height, shape } = canvas;
  return copy.parse({
    id: 'copy-1',
    platform: 'android',
    shape,
    ratio: `${width}*${height}`,
    normal: { nodeList: [root(fill), ...normal] },
    ambient: ambient && { nodeList: [root(ambientFill), ...ambient] },
  });
}
