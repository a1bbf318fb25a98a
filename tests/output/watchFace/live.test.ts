// Properties that follow data in an exported document: valid in every version, and drawn there as on the canvas.
import { describe, expect, it } from 'vitest';
import { writeXml } from '@/bytes/xml/writeXml';
import type { XmlElement } from '@/bytes/xml/xml';
import { type ExpressionTree, visit } from '@/face/dataTags/expression/ast';
import { print } from '@/face/dataTags/expression/print';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { isShownLive, liveDrawn, liveOf, liveOpacity, livePlace } from '@/face/nodes/live';
import { withLive } from '@/face/nodes/liveFields';
import { liveNumber } from '@/face/nodes/liveValue';
import type { BoxedLayer } from '@/face/nodes/seen';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { FORMAT_VERSIONS } from '@/face/watchFaceFormat/formatVersion';
import { writeFace } from '@/output/watchFace/writeFace';
import type { ModeName } from '@/schemas/design';
import { EXPRESSION_MAX } from '@/schemas/limits';
import fc from '@/tests/support/property';
import { anyTree } from '../../face/dataTags/expression/trees';
import { bare, PICTURE } from '../../face/nodes/sampleNodes';
import { valueOfFormula } from '../../face/watchFaceFormat/formula/said';
import { NO_ORACLE, officialVerdicts } from '../../support/officialSchemas';
import { faceOf } from './faces';
import { named } from './written';

const SWING = '(250+100*sin(#DWFS#*3.14159/180))';
const PLACE = { x: SWING, y: '(#Ds#*2)', opacity: '(#Ds#/40)', visible: '(#Ds#%7!=3)' };
const square = { x: 100, y: 120, width: 60, height: 60, opacity: 0.5 };

const solid = { kind: 'solid', color: '#ff0000' } as const;
const stroked = { fill: null, stroke: { paint: solid, width: 6 } };

const following = (node: BoxedLayer, live: Record<string, string>): BoxedLayer => withLive(node, live) as BoxedLayer;

const CASES: readonly (readonly [name: string, node: BoxedLayer])[] = [
  ['a shape', following(bare('shape', { ...square, fill: solid }), PLACE)],
  ['a turned shape', following(bare('shape', { ...square, fill: solid, rotation: 30, rotate: '#DWFM#' }), PLACE)],
  ['a picture', following(bare('image', { ...square, url: PICTURE.url }), PLACE)],
  ['a text of two lines', following(bare('text', { ...square, text: 'one\ntwo' }), PLACE)],
  ['a text with a tag', following(bare('text', { ...square, textTag: '#WCT#' }), PLACE)],
  [
    'a hand of the clock',
    following(bare('image', { ...square, url: PICTURE.url, rotate: '#DWFM#' }, { type: 'minutes' }), PLACE),
  ],
  ['a progress', following(bare('progress', { ...square, fillRate: '(#BLP#/100)' }), PLACE)],
  [
    'a shape with a shadow',
    following(bare('shape', { ...square, fill: solid, shadow: { isOn: true, x: 4, y: 6, blur: 0 } }), PLACE),
  ],
  ['data that can be missing', following(bare('shape', { ...square, fill: solid }), { x: '(#WCT#*4)' })],
];

const stateAt = (second: number): WatchState => ({ ...sampleState(), now: sampleState().now + second * 1000 });
const SECONDS = Array.from({ length: 60 }, (_, second) => second);
const MODES: readonly ModeName[] = ['normal', 'ambient'];

const RESOURCES = {
  picture: (name: string) => ({ href: `data:image/png;base64,${name.replace(/\W/g, '')}`, width: 80, height: 30 }),
  fontFamily: (name: string) => name,
  text: () => null,
};

const documentOf = (node: BoxedLayer): XmlElement => writeFace(faceOf([node], { ambient: [node] })).document;
const drawnAt = (document: XmlElement, state: WatchState, mode: ModeName): string =>
  drawDocument(document, RESOURCES, { state }, mode).svg;

/** The sum of all moves in a drawing of one layer, px. */
function movesIn(svg: string): { x: number; y: number } {
  const moves = [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)];
  return { x: moves.reduce((sum, [, x]) => sum + Number(x), 0), y: moves.reduce((sum, [, , y]) => sum + Number(y), 0) };
}

/** A drawing of one layer that draws each of its elements, counted. */
const inkIn = (svg: string): number => [...svg.matchAll(/<(?:rect|image|text|path|ellipse)\b/g)].length;

const opacityIn = (svg: string): number =>
  [...svg.matchAll(/<g [^>]*?\bopacity="([\d.]+)"/g)].reduce((all, [, one]) => all * Number(one), 1);

/** Always-on is drawn once a minute. */
const watchIn = (mode: ModeName, state: WatchState) =>
  createWatch(mode === 'ambient' ? { ...state, now: Math.floor(state.now / 60_000) * 60_000 } : state);

describe.each(CASES)('%s', (_, node) => {
  const document = documentOf(node);
  const still = documentOf({
    ...(withLive(node, {}) as BoxedLayer),
    style: { ...node.style, opacity: 1 },
  } as BoxedLayer);

  it('is valid in every version by our table', () => {
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
  });

  it.each(MODES)('has the place, opacity and visibility of the canvas over a minute in %s mode', (mode) => {
    for (const second of SECONDS) {
      const state = stateAt(second);
      const watch = watchIn(mode, state);
      const [svg, rest] = [drawnAt(document, state, mode), drawnAt(still, state, mode)];
      const shown = isShownLive(node, watch) && liveOpacity(node, watch) > 0.002;
      expect(inkIn(svg) >= inkIn(rest)).toBe(shown);
      if (!shown) continue;
      // A shadow and a second line move with the layer, in one group.
      const parts = movesIn(svg);
      const base = movesIn(rest);
      const place = livePlace(node, watch);
      expect(parts.x - base.x).toBeCloseTo(place.x - node.style.x, 2);
      expect(parts.y - base.y).toBeCloseTo(place.y - node.style.y, 2);
      expect(Math.abs(opacityIn(svg) - liveOpacity(node, watch))).toBeLessThan(0.003);
    }
  });
});

describe('an expression on x', () => {
  const node = bare('shape', { ...square, fill: solid });

  it('is written as a Transform with the same values', () => {
    const picture = following(bare('image', { ...square, url: PICTURE.url }), { x: SWING });
    const [transform] = named(documentOf(picture), 'Transform');
    expect(transform?.attributes.target).toBe('x');
    for (const second of SECONDS) {
      const state = stateAt(second);
      expect(valueOfFormula(transform?.attributes.value ?? '', state)).toBeCloseTo(
        liveNumber(SWING, createWatch(state), 'u') ?? Number.NaN,
        6,
      );
    }
  });

  it('with a misspelt tag prevents the export and names the property', () => {
    const { findings } = writeFace(faceOf([following(node, { x: '(#NOTAG#+1)' })]));
    expect(findings).toContainEqual(
      expect.objectContaining({ key: 'liveBroken', severity: 'error', params: { field: 'live.x', tags: '' } }),
    );
  });

  it('has the same value for any tree that the format can express', () => {
    let compared = 0;
    const picture = bare('image', { ...square, x: 0, url: PICTURE.url });
    const differs = (tree: ExpressionTree): boolean => {
      let isOther = false;
      visit(tree, (part) => {
        if (part.kind === 'call') isOther ||= part.name === 'rand' || part.name === 'clamp';
      });
      return isOther;
    };
    fc.assert(
      fc.property(anyTree, fc.nat(59), (tree, second) => {
        const source = print(tree);
        if (source.length === 0 || source.length > EXPRESSION_MAX || differs(tree)) return;
        const state = stateAt(second);
        const value = liveNumber(source, createWatch(state), 'u');
        const { document, findings } = writeFace(faceOf([following(picture, { x: source })]));
        const [transform] = named(document, 'Transform');
        if (value === null || findings.length > 0 || transform?.attributes.target !== 'x') return;
        compared += 1;
        const written = valueOfFormula(transform.attributes.value ?? '', state);
        expect(Math.abs(Number(written) - value)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(10);
  });
});

const arc = bare('shape', { ...square, kind: 'arc', ...stroked, startAngle: 0, endAngle: 90 });
const SHAPES: readonly (readonly [name: string, node: BoxedLayer])[] = [
  [
    'the width and height of a rectangle',
    following(bare('shape', { ...square, fill: solid }), { width: '(#Ds#+1)', height: '(#Ds#*3)' }),
  ],
  [
    'the width of an ellipse with a stroke',
    following(bare('shape', { ...square, kind: 'ellipse', ...stroked }), { width: '(#Ds#+20)' }),
  ],
  ['the ends of an arc', following(arc, { startAngle: '(#Ds#*3)', endAngle: '(#Ds#*9-200)' })],
  [
    'the end of an arc that is whole at rest',
    following({ ...arc, style: { ...arc.style, endAngle: 360 } }, { endAngle: '(#Ds#*6)' }),
  ],
  ['the width of a stroke', following(bare('shape', { ...square, ...stroked }), { strokeWidth: '(#Ds#*5-10)' })],
  [
    'the size of a picture',
    following(bare('image', { ...square, url: PICTURE.url }), { width: '(#Ds#+1)', height: '(90-#Ds#)' }),
  ],
];

/** Geometry of the one shape or picture in the second reading. */
function geometryIn(document: XmlElement, state: WatchState) {
  const value = (element: XmlElement | undefined, target: string): number | undefined => {
    const own = element?.children.find(
      (child) => child.kind === 'element' && child.name === 'Transform' && child.attributes.target === target,
    );
    return own?.kind === 'element' ? Number(valueOfFormula(own.attributes.value ?? '', state)) : undefined;
  };
  const [shape] = ['Rectangle', 'Ellipse', 'Arc', 'PartImage'].flatMap((name) => named(document, name));
  const [stroke] = named(document, 'Stroke');
  return {
    width: value(shape, 'width'),
    height: value(shape, 'height'),
    startAngle: value(shape, 'startAngle'),
    endAngle: value(shape, 'endAngle'),
    strokeWidth: value(stroke, 'thickness'),
  };
}

describe.each(SHAPES)('%s', (_, node) => {
  it('has the values of the canvas over a minute, in a valid document', () => {
    const document = documentOf(node);
    for (const version of FORMAT_VERSIONS) expect(checkElements(document, version)).toEqual([]);
    expect(Object.keys(liveOf(node)).length).toBeGreaterThan(0);
    for (const second of SECONDS) {
      const state = stateAt(second);
      const own = liveDrawn(node, createWatch(state));
      const written = geometryIn(document, state);
      for (const field of ['width', 'height', 'strokeWidth'] as const) {
        if (own[field] !== undefined) expect(written[field]).toBeCloseTo(own[field] ?? 0, 3);
      }
      if (own.endAngle === undefined) continue;
      const start = own.startAngle ?? ('startAngle' in node.style ? node.style.startAngle : 0);
      const turn = own.endAngle - start;
      const sweep = Math.abs(turn) >= 360 ? 360 : turn < 0 ? turn + 360 : turn;
      expect((written.endAngle ?? 0) - (written.startAngle ?? 0)).toBeCloseTo(sweep, 3);
    }
  });
});

it.skipIf(NO_ORACLE)('every case is valid by the official schemas of every version', async () => {
  const all = [...CASES, ...SHAPES].map(([, node]) => writeXml(documentOf(node)));
  const verdicts = await officialVerdicts(all);
  for (const verdict of verdicts) for (const version of FORMAT_VERSIONS) expect(verdict?.[version]).toBeFalsy();
});
