// Tap areas and complication slots that are too small for a finger are found, and larger ones are not.
import { expect, it } from 'vitest';
import { checkTaps } from '@/output/watchFace/checkTaps';
import { TEMPLATES } from '@/schemas/templates';
import { createDesign } from '@/schemas/templates/createDesign';
import { faceOf, type RawLayer, raw } from '../../support/brokenFaces';

const tap = (width: number, height = width, rest: Record<string, unknown> = {}, intent = 'ALARM') =>
  raw(
    'programmable',
    'tap',
    {
      ...{ x: 200, y: 200, width, height, shapeType: 'Rectangle' },
      interaction: { type: 'CLICK', action: { type: 'LAUNCHER', intent } },
      ...rest,
    },
    { parentId: 'group' },
  );
const group = (scale: number) =>
  raw('group', 'group', { x: 100, y: 100, width: 300, height: 300, scaleX: scale, scaleY: scale });
const slot = (width: number, height = width, rest: Record<string, unknown> = {}) =>
  raw('google_complication', 'slot', { x: 200, y: 200, width, height, ...rest }, { parentId: 'group' });
const narrowTaps = (...layers: RawLayer[]) =>
  checkTaps(faceOf(layers, layers)).map(({ mode, params }) => [mode, params.mm]);

it.each([
  ['a square of 30 px', [tap(30), group(1)], '2.1'],
  ['a wide but low one', [tap(200, 60), group(1)], '4.2'],
  ['one that a group makes small', [tap(100), group(0.5)], '3.5'],
  ['a low slot', [slot(190, 52), group(1)], '3.6'],
  ['a slot that only the designer fills', [slot(60, 60, { isSupportEdit: false }), group(1)], '4.2'],
])('finds %s, in normal mode alone', (_, layers, mm) => expect(narrowTaps(...layers)).toEqual([['normal', mm]]));

it.each([
  ['a square of 71 px', [tap(71), group(1)]],
  ['one that a group makes large', [tap(40), group(2)]],
  ['one that opens nothing', [tap(30, 30, {}, ''), group(1)]],
  ['a slot of 72 px', [slot(176, 72), group(1)]],
  ['a hidden slot', [slot(30, 30, { visible: false }), group(1)]],
  ['a hidden one', [tap(30, 30, { visible: false }), group(1)]],
])('finds nothing in %s', (_, layers) => expect(narrowTaps(...layers)).toEqual([]));

it('enlarges a slot about its center, and a round one stays round', () => {
  const mend = (layer: RawLayer) => checkTaps(faceOf([layer, group(1)]))[0]?.mends;
  expect(mend(slot(60, 60, { borderRadius: 30 }))).toEqual([
    { kind: 'enlargeTap', box: { x: 194.5, y: 194.5, width: 71, height: 71, borderRadius: 35.5 } },
  ]);
  expect(mend(slot(200, 50, { borderRadius: 4 }))).toEqual([
    { kind: 'enlargeTap', box: { x: 200, y: 189.5, width: 200, height: 71 } },
  ]);
});

it.each(TEMPLATES.map((template) => [template.id, template] as const))(
  'finds nothing in the template %s',
  (_, template) => {
    let made = 0;
    const design = createDesign({
      ...{ id: 'design', copyId: 'copy', newId: () => `layer${made++}`, system: 'wearOS', ratio: '500*500' },
      ...{ shape: 'circle', name: 'Any', language: 'en', template, labelOf: String },
    });
    expect(checkTaps(design.copies[0]!)).toEqual([]);
  },
);
