// A layer that follows the tilt of the watch: on the canvas, in the written face and in its drawing.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleState } from '@/face/dataTags/watchState';
import { minuteWatch } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { tiltOf } from '@/face/nodes/tilt';
import { tiltedBy } from '@/face/nodes/tiltMotion';
import { policyOf } from '@/face/platforms';
import { convertCopy } from '@/face/platforms/convert';
import { drawDocument } from '@/face/watchFaceFormat/drawing/drawDocument';
import { evaluated, sourcesOf } from '@/face/watchFaceFormat/drawing/formulas';
import { checkDocument } from '@/output/watchFace/checkDocument';
import { writeFace } from '@/output/watchFace/writeFace';
import type { FaceNode } from '@/schemas/nodes';
import { TILT_AT_REST, type Tilt } from '@/schemas/tilt';
import { faceOf } from '../../output/watchFace/faces';
import { named } from '../../output/watchFace/written';
import { bare, PICTURE } from './sampleNodes';

const TILT: Tilt = { isOn: true, range: 40, x: -20, y: 10, angle: 12, scale: 1.5, alpha: 0.5 };
const at = (x: number, y: number) => sampleState({ tilt: { x, y } });
const shape = (tilt: Partial<Tilt> | undefined, more: object = {}) =>
  bare('shape', { x: 100, y: 100, width: 80, height: 60, tilt, ...more });

describe('on the canvas', () => {
  it.each([
    ['at rest', 0, 0, { x: 0, y: 0, angle: 0, scale: 1, alpha: 1 }],
    ['to the right', 0, 20, { x: -10, y: 0, angle: 6, scale: 1.25, alpha: 0.75 }],
    ['to the left', 0, -20, { x: 10, y: 0, angle: -6, scale: 1.25, alpha: 0.75 }],
    ['completely', -40, 0, { x: 0, y: -10, angle: 0, scale: 1.5, alpha: 0.5 }],
    ['further than completely', 90, 90, { x: -20, y: 10, angle: 12, scale: 1.5, alpha: 0.5 }],
  ])('%s', (_, x, y, change) => {
    expect(tiltedBy(TILT, { x, y })).toEqual(change);
  });

  it('always-on is level', () => {
    expect(minuteWatch(createWatch(at(30, 30))).state().tilt).toEqual({ x: 0, y: 0 });
  });

  it('a layer that follows data as well tilts', async () => {
    const node: FaceNode = { ...shape(TILT), live: { x: '200' } };
    await readyToDraw([node]);
    const { canvas } = policyOf('android');
    const props = { nodes: [node], canvas, watch: createWatch(at(10, -25)), mode: 'normal' } as const;
    const svg = renderToStaticMarkup(createElement(FaceSvg, { ...props, assets: { resolve: (ref: string) => ref } }));
    expect(svg).toContain('<g transform="translate(12.5 2.5) rotate(-7.5 140 130)');
    expect(svg).toContain('translate(200 100)');
  });

  it.each([undefined, { ...TILT, isOn: false }, { ...TILT_AT_REST, isOn: true }])('%o does not tilt', (tilt) => {
    expect(tiltOf(shape(tilt))).toBeNull();
  });
});

describe('in a watch face', () => {
  const copy = faceOf([shape(TILT)]);
  const output = writeFace(copy);
  const [gyro] = named(output.document, 'Gyro');

  it('is valid, and only normal mode follows the sensor', () => {
    expect(checkDocument(copy, output)).toEqual([]);
    expect(output.version).toBe(1);
    expect(named(output.document, 'Gyro')).toHaveLength(1);
    expect(named(output.document, 'PartDraw')).toHaveLength(2);
  });

  it.each([
    [0, 0],
    [10, -25],
    [-40, 40],
    [90, -90],
  ])('has the tilt of the canvas at %i° and %i°', (x, y) => {
    const value = (name: string) => evaluated(gyro?.attributes[name] ?? '', sourcesOf(at(x, y)));
    const { scale, alpha, ...moved } = tiltedBy(TILT, { x, y });
    for (const [name, change] of Object.entries(moved)) expect(value(name), name).toBeCloseTo(change, 6);
    expect([value('scaleX'), value('scaleY')]).toEqual([value('scaleX'), value('scaleX')]);
    expect(value('scaleX')).toBeCloseTo(scale, 6);
    expect(value('alpha')).toBeCloseTo(alpha * 255, 1);
  });

  it('is drawn from its document as on the canvas', () => {
    const resources = { picture: () => null, fontFamily: (name: string) => name, text: () => null };
    const { svg } = drawDocument(output.document, resources, { state: at(10, -25) }, 'normal');
    // -20 px at -25 of 40 degrees, and 10 px at 10 of 40 degrees.
    expect(svg).toContain('translate(12.5 2.5) rotate(-7.5 140 130)');
  });

  it('wraps a clock hand, which cannot follow the sensor itself', () => {
    const hand = bare(
      'image',
      { ...PICTURE, x: 240, y: 100, width: 20, height: 150, offset: { x: 10, y: 150 }, rotate: '#DWFS#', tilt: TILT },
      { type: 'seconds' },
    );
    const face = faceOf([hand]);
    const { document } = writeFace(face);
    expect(checkDocument(face, writeFace(face))).toEqual([]);
    const group = named(document, 'Group').find(({ attributes }) => attributes.name?.endsWith(' tilt'));
    expect(group && named(group, 'SecondHand')).toHaveLength(1);
  });

  it('a layer larger than the face by its shift shows no edge', () => {
    const keys = (size: number) =>
      writeFace(
        faceOf([
          shape({ isOn: true, x: 12, y: 12 }, { x: -size, y: -size, width: 500 + 2 * size, height: 500 + 2 * size }),
        ]),
      ).findings.map(({ key }) => key);
    expect([keys(11), keys(12)]).toEqual([['tiltEdge'], []]);
  });
});

it('a copy for the chip watch rests, and its report says so', () => {
  const made = convertCopy(faceOf([shape(TILT)]), policyOf('falcon'), {
    ...{ id: 'chip', choices: new Map(), newId: () => 'new' },
  });
  expect(made.copy.normal.nodeList.at(-1)?.style).not.toHaveProperty('tilt');
  expect(made.report.at(-1)?.notes.map(({ messageKey }) => messageKey)).toContain('tiltLost');
});
