// A designer's own picture in a layer: its proportions, its transparent edges, its natural size; position and pivot are kept.
import { describe, expect, it } from 'vitest';
import { boxOf } from '@/editor/commands/layerFacts';
import { isOffDial, pivotPoint } from '@/editor/commands/pivot';
import { naturalSize, replacePicture, trimPicture } from '@/editor/commands/replacePicture';
import { setField } from '@/editor/commands/setField';
import { type Box, cornersOf } from '@/face/geometry/bounds';
import { catalogueItem } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import type { FaceNode } from '@/schemas/nodes';
import { backgroundLayer, imageLayer, rootLayer, Session, textLayer } from '../support/documents';

const URL_A = `asset:${'a'.repeat(64)}`;
const URL_B = `asset:${'b'.repeat(64)}`;
const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;
const HANDS = ['hour', 'minutes', 'seconds'] as const;
const hand = (key: string): FaceNode =>
  createNode(catalogueItem(key)!, {
    uuid: key,
    label: key,
    place: { canvas: CANVAS, frameDelayMs: 100, allowsText: () => true, images: [], asksOverLimit: false },
  });
const style = (face: Session, uuid: string) =>
  (face.node(uuid) as unknown as { style: Record<string, unknown> & Box }).style;
const picture = (width: number, height: number) => ({ url: URL_A, fileSize: 900, width, height });

describe('a hand drawn for the whole dial', () => {
  const sides = [466, 500, 1000];
  it.each(HANDS.flatMap((key) => sides.map((side) => [key, side] as const)))('%s of %d px', (key, side) => {
    const face = new Session([rootLayer(), hand(key)]);
    const part = side / 500;
    const crop = { x: 240 * part, y: 50 * part, width: 20 * part, height: 230 * part };
    const refused = face.run(replacePicture, {
      uuids: [key],
      picture: { ...picture(crop.width, crop.height), trim: { whole: { width: side, height: side }, crop } },
    });
    expect(refused).toBeNull();
    const { x, y, width, height, offset, rotate } = style(face, key);
    // At its position on the dial, with the dial centre as its pivot, still rotated by its tag.
    expect([x, y, width, height]).toEqual([240, 50, 20, 230]);
    expect(offset).toEqual({ x: 10, y: 200 });
    expect(rotate).not.toBe('');
    expect(isOffDial(face.node(key), CANVAS)).toBe(false);
    expect(face.undos).toBe(1);
  });

  it('is refused while its edges are there, and the refusal names the solution', () => {
    const face = new Session([rootLayer(), hand('hour')]);
    const large = { ...style(face, 'hour'), width: 500, height: 500 };
    expect(large.width).toBe(500);
    const refused = face.run(naturalSize, { sizes: new Map([['hour', { width: 500, height: 500 }]]) });
    expect(refused).toMatchObject({ messageKey: 'imgAreaTip', remedy: 'trim' });
  });
});

describe('another picture', () => {
  it('of a hand is as high as the old one, about the same pivot', () => {
    const face = new Session([rootLayer(), hand('hour')]);
    face.run(replacePicture, { uuids: ['hour'], picture: picture(60, 300) });
    expect(style(face, 'hour')).toMatchObject({ width: 30, height: 150, offset: { x: 15, y: 125 }, x: 235, y: 125 });
    expect(pivotPoint(face.node('hour'))).toEqual({ x: 250, y: 250 });
  });

  it.each([
    [200, 100, { x: 50, y: 75, width: 100, height: 50 }],
    [10, 40, { x: 87.5, y: 50, width: 25, height: 100 }],
  ] as const)('of %d x %d px keeps its proportions in a box of 100 px, about its centre', (width, height, box) => {
    const face = new Session([rootLayer(), imageLayer('a', { x: 50, y: 50, width: 100, height: 100 })]);
    face.run(replacePicture, { uuids: ['a'], picture: picture(width, height) });
    expect(style(face, 'a')).toMatchObject({ ...box, offset: null, url: URL_A, fileSize: 900 });
  });

  it('for the background leaves nothing uncovered', () => {
    const face = new Session([rootLayer(), backgroundLayer()]);
    face.run(replacePicture, { uuids: ['photo'], picture: picture(300, 600) });
    expect(style(face, 'photo')).toMatchObject({ x: 0, y: -250, width: 500, height: 1000 });
  });

  it('is refused by a layer without pictures', () => {
    const face = new Session([rootLayer(), textLayer('t')]);
    expect(face.run(replacePicture, { uuids: ['t'], picture: picture(9, 9) })?.messageKey).toBe('invalidValue');
  });
});

describe('transparent edges', () => {
  const trim = { whole: { width: 100, height: 200 }, crop: { x: 20, y: 50, width: 60, height: 100 } };
  const box = { x: 30, y: 40, width: 50, height: 100, url: URL_A };

  it.each([
    ['lying still', {}],
    ['turned', { rotation: 30 }],
    ['rotated about a custom pivot', { rotation: 200, offset: { x: 5, y: 90 } }],
  ])('are cropped, and the visible part stays: %s', (_, more) => {
    const face = new Session([rootLayer(), imageLayer('a', { ...box, ...more })]);
    const whole = boxOf(face.node('a')) as Box;
    face.run(trimPicture, { trims: [{ uuid: 'a', from: URL_A, url: URL_B, fileSize: 70, ...trim }] });
    const part = boxOf(face.node('a')) as Box;
    // The corners of the part, at their positions in the whole picture.
    const [topLeft, , bottomRight] = cornersOf(part);
    const [wasTopLeft, , wasBottomRight] = cornersOf({
      ...whole,
      x: whole.x + 10,
      y: whole.y + 25,
      width: 30,
      height: 50,
      offset: { x: (whole.offset?.x ?? 25) - 10, y: (whole.offset?.y ?? 50) - 25 },
    });
    for (const [now, was] of [
      [topLeft, wasTopLeft],
      [bottomRight, wasBottomRight],
    ] as const) {
      expect(now.x).toBeCloseTo(was.x, 1);
      expect(now.y).toBeCloseTo(was.y, 1);
    }
    expect(style(face, 'a')).toMatchObject({ url: URL_B, fileSize: 70, width: 30, height: 50 });
  });

  it('stay if another picture was chosen meanwhile', () => {
    const face = new Session([rootLayer(), imageLayer('a', { ...box, url: URL_B })]);
    face.run(trimPicture, { trims: [{ uuid: 'a', from: URL_A, url: URL_B, fileSize: 70, ...trim }] });
    expect(style(face, 'a')).toMatchObject({ width: 50 });
    expect(face.undos).toBe(0);
  });
});

it('a picture drawn for the whole dial rotates about its centre after cropping, though it is not a hand yet', () => {
  const face = new Session([rootLayer(), imageLayer('a', { x: 0, y: 0, width: 500, height: 500, url: URL_A })]);
  const crop = { x: 240, y: 30, width: 20, height: 280 };
  const whole = { width: 500, height: 500 };
  face.run(trimPicture, { trims: [{ uuid: 'a', from: URL_A, url: URL_B, fileSize: 70, whole, crop }] });
  expect(style(face, 'a')).toMatchObject({ ...crop, offset: { x: 10, y: 220 } });
  expect(pivotPoint(face.node('a'))).toEqual({ x: 250, y: 250 });
});

it('the natural size of the picture is one px per px, about the pivot', () => {
  const face = new Session([rootLayer(), hand('hour')]);
  face.run(naturalSize, { sizes: new Map([['hour', { width: 48, height: 300 }]]) });
  expect(style(face, 'hour')).toMatchObject({ width: 48, height: 300, offset: { x: 24, y: 250 } });
  expect(pivotPoint(face.node('hour'))).toEqual({ x: 250, y: 250 });
});

it.each([
  ['lying still', {}],
  ['with a custom pivot', { offset: { x: 5, y: 48 } }],
  ['turned', { rotation: 30 }],
])('a cropped picture keeps its pivot on the same point of the canvas: %s', (_, more) => {
  const [whole, crop] = [
    { width: 10, height: 96 },
    { x: 0, y: 0, width: 10, height: 62 },
  ];
  const face = new Session([rootLayer(), imageLayer('a', { x: 245, y: 202, ...whole, url: URL_A, ...more })]);
  const pivot = pivotPoint(face.node('a'));
  face.run(trimPicture, { trims: [{ uuid: 'a', from: URL_A, url: URL_B, fileSize: 70, whole, crop }] });
  expect(style(face, 'a').offset).toEqual({ x: 5, y: 48 });
  expect(pivotPoint(face.node('a'))).toEqual(pivot);
  // Chosen afterwards, "Rotate by" rotates it about the intended point; typing that pivot again changes nothing.
  face.run(setField, { uuids: ['a'], path: 'rotate', value: '#DWFM#' });
  const before = style(face, 'a');
  face.run(setField, { uuids: ['a'], path: 'offset.y', value: 48 });
  expect(style(face, 'a')).toEqual(before);
});

it('a picture whose edges are equal on opposite sides gets no pivot', () => {
  const [whole, crop] = [
    { width: 100, height: 100 },
    { x: 20, y: 10, width: 60, height: 80 },
  ];
  const face = new Session([rootLayer(), imageLayer('a', { x: 0, y: 0, ...whole, url: URL_A })]);
  face.run(trimPicture, { trims: [{ uuid: 'a', from: URL_A, url: URL_B, fileSize: 70, whole, crop }] });
  expect(style(face, 'a').offset ?? null).toBeNull();
});
