// Shapes that the format draws itself are imported as the shapes that they were; pictures of shapes as tinted pictures.
import { describe, expect, it } from 'vitest';
import { exportOutcome } from '@/face/nodes';
import { isKnown } from '@/schemas/nodes';
import { faceOf } from '../watchFace/faces';
import { shapeNodes } from '../watchFace/shapeFaces';
import { readBack } from './readBack';

const CASES = shapeNodes().map((node) => ({ name: node.label, node }));
/** The format has no strokes beside an outline: two layers have this document. */
const OUTSIDE = 'rectangle with a stroke outside';
const isDrawn = ({ node }: (typeof CASES)[number]) => exportOutcome(node, 'watchFace').outcome !== 'baked';

/** The face as it is read again. */
function importedLayer(node: (typeof CASES)[number]['node']) {
  const canvas = { width: 368, height: 448, shape: 'rectangle' } as const;
  const { read } = readBack(faceOf([node], { ambient: [node], canvas }));
  const [layer, ...more] = read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');
  expect(more).toEqual([]);
  if (!layer || !isKnown(layer)) throw new Error('The layer is not imported.');
  return layer;
}

describe('a drawn shape is imported with its look', () => {
  it.each(CASES.filter((one) => isDrawn(one) && one.name !== OUTSIDE))('$name', ({ node }) => {
    const layer = importedLayer(node);
    if (layer.nodeType !== 'shape') throw new Error(`It is imported as ${layer.nodeType}.`);
    const look = ({ style }: typeof node) => {
      const { kind, x, y, width, height, corners, fill, rotation, opacity } = style;
      // A closed arc is a stroked ellipse.
      const isRing = kind === 'arc' && style.startAngle === 0 && style.endAngle === 360;
      const { paint, width: thickness, cap, align, dash, phase } = style.stroke;
      const stroke = paint && { paint, thickness, cap, align, dash, phase };
      const angles = (kind === 'arc' && !isRing) || kind === 'pie' ? [style.startAngle, style.endAngle] : [];
      const area = kind === 'line' || kind === 'arc' ? null : fill;
      return { kind: isRing ? 'ellipse' : kind, x, y, width, height, corners, area, rotation, opacity, stroke, angles };
    };
    expect(look(layer)).toEqual(look(node));
  });
});

it('a stroke outside a rectangle is imported as the same stroke inside a larger one', () => {
  const { node } = CASES.find(({ name }) => name === OUTSIDE)!;
  const { x, y, width, height } = node.style;
  expect(importedLayer(node)).toMatchObject({
    nodeType: 'shape',
    style: { x: x - 5, y: y - 5, width: width + 10, height: height + 10, stroke: { width: 5, align: 'inside' } },
  });
});

describe('a shape that leaves as a picture is imported as that picture', () => {
  it.each(CASES.filter((one) => !isDrawn(one)))('$name', ({ node }) => {
    expect(importedLayer(node).nodeType).toBe('image');
  });
});
