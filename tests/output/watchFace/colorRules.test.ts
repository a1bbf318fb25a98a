// Colors by data in an exported document: valid in every version, drawn there as on the canvas, and read again.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import type { XmlElement } from '@/bytes/xml/xml';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { listInChoice, rolesOf, withRoles } from '@/face/nodes/colorRoles';
import { inColors, ruledColors, storedRules, withColorRules } from '@/face/nodes/colorRules';
import type { BoxedLayer } from '@/face/nodes/seen';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { ModeName } from '@/schemas/design';
import type { ColorRule } from '@/schemas/nodes/common';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { readBack } from '../importing/readBack';
import { faceOf } from './faces';

const RED = '#ff0000';
const AMBER = '#ffaa00';
const box = { x: 100, y: 120, width: 60, height: 60 };
const green = { kind: 'solid', color: '#00ff00' } as const;
const low = (path: string): ColorRule[] => [
  { path, when: '(#BLP#<20)', color: RED },
  { path, when: '(#BLP#<50)', color: AMBER },
];

const CASES: readonly (readonly [name: string, node: BoxedLayer, rules: readonly ColorRule[]])[] = [
  ['a text', bare('text', { ...box, text: 'one', fill: '#00ff00' }), low('style.fill')],
  ['a text with a tag', bare('text', { ...box, text: '', textTag: '#BLP#', fill: '#00ff00' }), low('style.fill')],
  ['a shape', bare('shape', { ...box, fill: green }), low('style.fill.color')],
  [
    'fill and stroke of a shape',
    bare('shape', { ...box, fill: green, stroke: { paint: { kind: 'solid', color: '#0000ff' }, width: 6 } }),
    [...low('style.fill.color'), { path: 'style.stroke.paint.color', when: '(#ZSC#>9000)', color: '#ffffff' }],
  ],
  ['a progress', bare('progress', { ...box, fillRate: '(#BLP#/100)', fillColor: '#00ff00' }), low('style.fillColor')],
  [
    'a tinted picture',
    bare('image', { ...box, url: PICTURE.url, isTinted: true, tintColor: '#00ff00', red: 0, green: 255, blue: 0 }),
    low('style.tintColor'),
  ],
];

const stateWith = (battery: number, steps: number): WatchState => {
  const state = sampleState();
  return { ...state, battery, steps };
};

const RESOURCES = {
  picture: (name: string) => ({ href: `data:image/png;base64,${name.replace(/\W/g, '')}`, width: 80, height: 30 }),
  fontFamily: (name: string) => name,
  text: () => null,
};
/** The drawn elements, without the groups around them. */
const inkIn = (svg: string) => svg.match(/<(?:rect|image|text|path|ellipse|filter|fe\w+)\b[^>]*>/g);

const MODES: readonly ModeName[] = ['normal', 'ambient'];
const ruled = (node: BoxedLayer, rules: readonly ColorRule[]) => withColorRules(node, rules) as BoxedLayer;
const documentOf = (node: BoxedLayer) => writeFace(faceOf([node], { ambient: [node] })).document;

describe.each(CASES)('%s', (_, node, rules) => {
  const layer = ruled(node, rules);
  const document = documentOf(layer);

  it('is valid in every version by our table', () => {
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
  });

  it.skipIf(NO_ORACLE)('is valid by the official schema of every version', async () => {
    const [verdicts] = await officialVerdicts([writeXml(document)]);
    for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeNull();
  });

  it.each(MODES)('has the color of the first rule that holds in %s mode, as on the canvas', (mode) => {
    for (const [battery, steps] of [
      [10, 0],
      [30, 9500],
      [80, 0],
      [80, 9500],
    ] as const) {
      const state = stateWith(battery, steps);
      const plain = inColors(node, ruledColors(layer, createWatch(state)));
      const svg = drawDocument(document, RESOURCES, { state }, mode).svg;
      // A tint is in the picture itself unless it has rules.
      const never = node.nodeType === 'image' ? rules.map((rule) => ({ ...rule, when: '0' })) : [];
      const expected = drawDocument(documentOf(ruled(plain, never)), RESOURCES, { state }, mode).svg;
      expect(inkIn(svg)).toEqual(inkIn(expected));
    }
  });

  it('is read again', () => {
    const { read } = readBack(faceOf([layer], { ambient: [layer] }));
    const [own, ...more] = read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');
    expect(more).toEqual([]);
    expect(own?.nodeType).toBe(node.nodeType);
    expect(storedRules(own!)).toEqual(rules);
  });
});

const theme = {
  id: 'themeColor',
  roles: ['main', 'accent'].map((id) => ({ id, name: id })),
  choices: [
    ['#00ff00', '#ff0000'],
    ['#0000ff', '#ffff00'],
  ].map((colors, at) => ({ id: `c${at}`, name: `C${at}`, colors })),
};
/** The document with this choice of the theme as the default one. */
const chosenIn = (element: XmlElement, choice: string): XmlElement => ({
  ...element,
  attributes: {
    ...element.attributes,
    ...(element.name === 'ColorConfiguration' && { defaultValue: choice }),
  },
  children: element.children.map((child) => (child.kind === 'element' ? chosenIn(child, choice) : child)),
});

const polygon = (roles: Readonly<Record<string, string>>) =>
  withRoles(
    bare('shape', { ...box, kind: 'polygon', fill: green, stroke: { paint: green, width: 6 } }),
    roles,
  ) as BoxedLayer;

describe.each(CASES)('%s whose first rule follows a role of the theme', (_, node, rules) => {
  const themed = withRoles(ruled(node, rules), { 'colorRules.0.color': 'accent' }) as BoxedLayer;
  const copy = { ...faceOf([themed], { ambient: [themed] }), theme };
  const { document, findings } = writeFace(copy);

  it('is valid in every version, and follows the wearer', async () => {
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
    if (!NO_ORACLE) {
      const [verdicts] = await officialVerdicts([writeXml(document)]);
      for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeNull();
    }
    expect(findings.map(({ key }) => key)).not.toContain('themeFixed');
    expect(writeXml(document)).toContain('[CONFIGURATION.themeColor.1]');
  });

  it.each(['c0', 'c1'])('is drawn in choice %s as on the canvas', (choice) => {
    const state = stateWith(10, 0);
    const [onCanvas] = listInChoice([themed], theme, choice);
    const plain = inColors(node, ruledColors(onCanvas!, createWatch(state)));
    const never = node.nodeType === 'image' ? rules.map((rule) => ({ ...rule, when: '0' })) : [];
    const expected = drawDocument(documentOf(ruled(plain, never)), RESOURCES, { state }, 'normal').svg;
    const svg = drawDocument(chosenIn(document, choice), RESOURCES, { state }, 'normal').svg;
    expect(inkIn(svg)).toEqual(inkIn(expected));
  });

  it('is read again, with the role', () => {
    const { read } = readBack(copy);
    const [own, ...more] = read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');
    expect(more).toEqual([]);
    expect(storedRules(own!)).toEqual(rules);
    expect(rolesOf(own!)).toEqual({ 'colorRules.0.color': read.copy.theme?.roles[1]?.id });
  });
});

describe('a rule for a stop of a gradient', () => {
  const stops = ['#00ff00', '#0000ff'].map((color, at) => ({ at, color }));
  const fill = { kind: 'linear', stops, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } } as const;
  const place = 'style.fill.stops.0.color';
  const shape = ruled(bare('shape', { ...box, kind: 'rectangle', fill }), low(place));

  it.each([
    ['fixed colors', {}],
    ['a role in the gradient', { 'style.fill.stops.1.color': 'main' }],
    ['a role in the rule', { 'colorRules.0.color': 'accent' }],
  ])('is valid in every version and draws each color: %s', async (_, roles) => {
    const themed = withRoles(shape, roles);
    const { document, findings } = writeFace({ ...faceOf([themed], { ambient: [themed] }), theme });
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
    if (!NO_ORACLE) {
      const [verdicts] = await officialVerdicts([writeXml(document)]);
      for (const version of FORMAT_VERSIONS) expect(verdicts?.[version]).toBeNull();
    }
    expect(findings.map(({ key }) => key)).not.toContain('themeFixed');
    const shown = [10, 30, 80].map((battery) =>
      inkIn(drawDocument(document, RESOURCES, { state: stateWith(battery, 0) }, 'normal').svg)?.join(),
    );
    expect(new Set(shown).size).toBe(3);
  });
});

it.each([
  ['without other roles', {}],
  ['with one role in fill and stroke', { 'style.fill.color': 'main', 'style.stroke.paint.color': 'main' }],
])('a picture of several colors keeps the default colors, %s', (_, roles) => {
  const rule = { path: 'style.fill.color', when: '(#BLP#<20)', color: '#ff0000' };
  const layer = ruled(polygon({ ...roles, 'colorRules.0.color': 'accent' }), [rule]);
  const { document, findings } = writeFace({ ...faceOf([layer]), theme });
  expect(findings.map(({ key }) => key)).toContain('themeFixed');
  expect(writeXml(document)).not.toContain('="[CONFIGURATION');
});

it('a color that follows a role keeps it while no rule holds', () => {
  const theme = {
    ...{ id: 'themeColor', roles: [{ id: 'main', name: 'Main' }] },
    choices: ['#00ff00', '#0000ff'].map((color, at) => ({ id: `c${at}`, name: `C${at}`, colors: [color] })),
  };
  const text = withRoles(bare('text', { ...box, text: 'one', fill: '#00ff00' }), { 'style.fill': 'main' });
  const copy = { ...faceOf([ruled(text as BoxedLayer, low('style.fill').slice(0, 1))]), theme };
  const xml = writeXml(writeFace(copy).document);
  expect(xml.match(/color="[^"]*"/g)).toEqual(['color="#ff0000"', 'color="[CONFIGURATION.themeColor]"']);
  const { read } = readBack(copy);
  const [own] = read.copy.normal.nodeList.filter(({ nodeType }) => nodeType !== 'root');
  expect(storedRules(own!)).toEqual(low('style.fill').slice(0, 1));
  expect(Object.keys((own as { colorRoles?: object }).colorRoles ?? {})).toEqual(['style.fill']);
});
