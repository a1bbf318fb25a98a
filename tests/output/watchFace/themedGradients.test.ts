// Gradients whose stops follow roles: valid in every version, the same mixture of colors, and kept through edits.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { fixedRolesOf } from '@/face/nodes';
import { listInChoice, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { rgbaOf } from '@/face/nodes/paints';
import { settledRoles } from '@/face/nodes/settledRoles';
import { bakedShape, bakedStops } from '@/face/nodes/shape/shapePicture';
import { rasterise } from '@/face/nodes/shapeRaster';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import type { FaceTheme } from '@/schemas/theme';
import { bare } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf } from './faces';
import { named } from './written';

const theme: FaceTheme = {
  id: 'themeColor',
  roles: ['accent', 'main'].map((id) => ({ id, name: id })),
  choices: [
    { id: 'lagoon', name: 'Lagoon', colors: ['#00ffcc', '#eeeeee'] },
    { id: 'ember', name: 'Ember', colors: ['#ff0000', '#221100'] },
  ],
};
const stops = ['#00ffcc', '#eeeeee', '#0000ff'].map((color, index) => ({ at: index / 2, color }));
const fill = { kind: 'linear', stops, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } } as const;
const plain = bare('shape', { kind: 'rectangle', x: 40, y: 60, width: 80, height: 40, fill });
const ROLES = { 'style.fill.stops.0.color': 'accent', 'style.fill.stops.1.color': 'main' };
const shape = withRoles(plain, ROLES) as NodeOf<'shape'>;
const faceWith = (node: FaceNode) => ({ ...faceOf([node], { ambient: [node] }), theme });

describe('a gradient with stops that follow roles', () => {
  const { document, findings } = writeFace(faceWith(shape));

  it('is a picture for each stop, tinted by its source, without a finding', () => {
    expect(named(document, 'PartImage').map(({ attributes }) => attributes.tintColor)).toEqual([
      '[CONFIGURATION.themeColor.0]',
      '[CONFIGURATION.themeColor.1]',
      '#0000ff',
    ]);
    expect(findings.filter(({ key }) => key === 'themeFixed')).toEqual([]);
  });

  it('is valid in every version by our table and the official schemas', async () => {
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
    if (NO_ORACLE) return;
    const [verdicts] = await officialVerdicts([writeXml(document)]);
    for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeNull();
  });

  it('has the mixture of the canvas in each choice', () => {
    for (const { id } of theme.choices) {
      const [chosen] = listInChoice([shape], theme, id) as [NodeOf<'shape'>];
      const whole = rasterise(bakedShape(chosen.style).drawing);
      const layers = bakedStops(chosen.style).map(({ drawing, tint }) => ({ ...rasterise(drawing), tint: tint ?? '' }));
      // Away from the outline, whose soft edge is in every picture.
      for (let x = 4; x < 76; x += 6) {
        const at = (20 * whole.width + x) * 4;
        const mixed = layers.reduce(
          (below, { rgba, tint }) => {
            const alpha = (rgba[at + 3] ?? 0) / 255;
            return below.map((value, channel) => value + ((rgbaOf(tint)[channel] ?? 0) - value) * alpha);
          },
          [0, 0, 0],
        );
        for (const [channel, value] of mixed.entries())
          expect(Math.abs(value - (whole.rgba[at + channel] ?? 0))).toBeLessThan(4);
      }
    }
  });
});

it('translucent and further stops keep the default colors, and the check says so', () => {
  const clear = { ...fill, stops: [stops[0]!, { at: 1, color: '#eeeeee80' }] };
  const roles = { 'style.fill.stops.0.color': 'accent' };
  const node = withRoles(bare('shape', { ...plain.style, fill: clear } as object), roles);
  expect(fixedRolesOf(node)).toEqual(Object.keys(roles));
  const { document, findings } = writeFace(faceWith(node));
  expect(writeXml(document)).not.toContain('tintColor="[CONFIGURATION');
  expect(findings.map(({ key }) => key)).toContain('themeFixed');
});

it('a stop keeps its role while others are added, moved and deleted, and loses it with a color of its own', () => {
  const edited = (list: typeof stops) => {
    const after = { ...shape, style: { ...shape.style, fill: { ...fill, stops: list } } } as FaceNode;
    return rolesOf(settledRoles([shape], [after], theme, null)[0]!);
  };
  const [first, second, third] = stops as [(typeof stops)[0], (typeof stops)[0], (typeof stops)[0]];
  expect(edited([first, { at: 0.2, color: '#123456' }, second, third])).toEqual({
    'style.fill.stops.0.color': 'accent',
    'style.fill.stops.2.color': 'main',
  });
  expect(edited([second, third])).toEqual({ 'style.fill.stops.0.color': 'main' });
  expect(edited([{ ...first, color: '#ff00ff' }, second, third])).toEqual({ 'style.fill.stops.1.color': 'main' });
});
