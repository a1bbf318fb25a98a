// Progress whose gradient follows roles: valid in every version, with the mixture of the canvas, and kept through edits.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import { sampleState } from '@/face/dataTags/watchState';
import { copyInChoice, listInChoice, roleFieldsOf, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { colorAt, rgbaOf } from '@/face/nodes/paints';
import { BANDS_MAX, mixedBandsOf } from '@/face/nodes/progress/progressBands';
import { settledRoles } from '@/face/nodes/settledRoles';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode, StyleOf } from '@/schemas/nodes';
import type { Stops } from '@/schemas/paint';
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
const fillStops = ['#00ffcc', '#eeeeee', '#0000ff'].map((color, index) => ({ at: index / 2, color }));
const ROLES = { 'style.fillStops.0.color': 'accent', 'style.fillStops.1.color': 'main' };
const ring = (style: Partial<StyleOf<'progress'>>) =>
  withRoles(bare('progress', { x: 100, y: 100, width: 200, height: 200, fillStops, ...style }), ROLES);
const faceWith = (node: FaceNode) => ({ ...faceOf([node], { ambient: [node] }), theme });

const LOOKS: readonly (readonly [name: string, style: Partial<StyleOf<'progress'>>])[] = [
  ['a ring', { progressType: 'Circular' }],
  ['an arc with flat ends', { progressType: 'Arc', isRound: false }],
  ['a bar', { progressType: 'Linear', height: 20 }],
  ['a fixed share', { progressType: 'Circular', fillRate: '', fillProgress: 0.4 }],
  ['a translucent ring', { progressType: 'Circular', opacity: 0.5 }],
  ['a ring with a shadow', { progressType: 'Circular', shadow: { isOn: true, x: 2, y: 4, blur: 0, color: '#000000' } }],
];

describe.each(LOOKS)('%s with a gradient of roles', (_, style) => {
  const { document, findings } = writeFace(faceWith(ring(style)));

  it('is valid in every version, follows the wearer, and has no finding', async () => {
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
    if (!NO_ORACLE) {
      const [verdicts] = await officialVerdicts([writeXml(document)]);
      for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeNull();
    }
    expect(findings.filter(({ key }) => key === 'themeFixed')).toEqual([]);
    const colors = new Set(named(document, 'Stroke').map(({ attributes }) => attributes.color));
    for (const color of ['[CONFIGURATION.themeColor.0]', '[CONFIGURATION.themeColor.1]', '#0000ff'])
      expect(colors).toContain(color);
  });

  it.each(['normal', 'ambient'] as const)('is drawn in %s mode with the colors of the default choice', (mode) => {
    const resources = { picture: () => null, fontFamily: (name: string) => name, text: () => null };
    const { svg } = drawDocument(document, resources, { state: sampleState() }, mode);
    for (const color of ['#00ffcc', '#eeeeee', '#0000ff']) expect(svg.toLowerCase()).toContain(color);
  });
});

it.each([
  ['evenly', fillStops],
  ['before and after the ends', [0.2, 0.5, 0.9].map((at, index) => ({ ...fillStops[index]!, at }))],
  [
    'at one place',
    [0, 0.5, 0.5, 1].map((at, index) => ({ at, color: ['#ff0000', '#00ff00', '#0000ff', '#ffffff'][index]! })),
  ],
] satisfies readonly (readonly [string, Stops])[])(
  'the bands mix the colors as the gradient does, with stops placed %s',
  (_, stops) => {
    const bands = mixedBandsOf(stops);
    expect(bands.length).toBeLessThanOrEqual(BANDS_MAX);
    const largest = 255 / 12;
    for (let share = 0.005; share < 1; share += 0.01) {
      const mixed = bands
        .filter(({ to }) => to > share)
        .reduce(
          (below, { color, opacity }) =>
            below.map((value, channel) => value + ((rgbaOf(color)[channel] ?? 0) - value) * opacity),
          [0, 0, 0],
        );
      const wanted = colorAt(stops, share);
      for (const [channel, value] of mixed.entries())
        expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(largest);
    }
  },
);

it.each([
  ['that of its middle stop', { 'style.fillStops.1.color': 'main', 'style.fillColor': 'accent' }, 'main'],
  ['none of a single color before', { 'style.fillStops.0.color': 'main', 'style.fillColor': 'accent' }, undefined],
])('on a watch that fills in one color, the role of the fill is %s', (_, fill, role) => {
  const node = withRoles(ring({}), { ...fill, 'style.bgColor': 'accent' });
  const source = { ...faceWith(node), platform: 'android' as const };
  const { copy } = convertCopy(source, policyOf('falcon'), { id: 'chip', choices: new Map(), newId: () => 'new' });
  const made = copy.normal.nodeList.find(({ nodeType }) => nodeType === 'progress')!;
  expect(rolesOf(made)).toEqual({ 'style.bgColor': 'accent', ...(role && { 'style.fillColor': role }) });
  expect(made).toMatchObject({ style: { fillStops: null, fillColor: '#eeeeee' } });
  expect(copyInChoice(copy, 'lagoon')).toEqual(copyInChoice(copyInChoice(copy, 'ember'), 'lagoon'));
});

it('stops show the choice, and take their roles along when a stop is deleted', () => {
  const node = ring({});
  expect(roleFieldsOf(node)).toContain('style.fillStops.2.color');
  const [ember] = listInChoice([node], theme, 'ember');
  expect(ember).toMatchObject({
    style: { fillStops: [{ color: '#ff0000' }, { color: '#221100' }, { color: '#0000ff' }] },
  });
  const edited = {
    ...node,
    style: { ...(node as { style: object }).style, fillStops: fillStops.slice(1) },
  } as FaceNode;
  const [settled] = settledRoles([node], [edited], theme, null);
  expect(rolesOf(settled!)).toEqual({ 'style.fillStops.0.color': 'main' });
});
