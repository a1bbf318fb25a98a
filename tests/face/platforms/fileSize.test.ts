// The size of a copy in bytes, and its findings.

import { describe, expect, it } from 'vitest';
import { policyOf } from '@/face/platforms';
import { bytesBeside, bytesByLayer, copyBytes, wholeUnits } from '@/face/platforms/fileSize';
import { findings } from '@/face/platforms/findings';
import { copy as copySchema, type FaceCopy, type Platform } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import fc from '@/tests/support/property';
import { bare } from '../nodes/sampleNodes';

const url = (digit: number) => `asset:${String(digit).repeat(64)}`;
const image = (uuid: string, picture: number, fileSize: number, more: object = {}): FaceNode => ({
  ...bare('image', { url: url(picture), fileSize }, more),
  ...{ uuid, label: uuid },
});
function face(normal: FaceNode[], ambient: FaceNode[] | null = null, platform: Platform = 'falcon'): FaceCopy {
  const list = (layers: FaceNode[]) => ({ nodeList: [bare('root'), ...layers] });
  const { width, height, shape } = policyOf(platform).canvas;
  const facts = { id: 'c', platform, shape, ratio: `${width}*${height}` };
  return copySchema.parse({ ...facts, normal: list(normal), ambient: ambient && list(ambient) });
}

describe('bytes', () => {
  const animation: FaceNode = {
    ...bare('animation', { imgs: [1, 2, 2].map((picture) => ({ url: url(picture), fileSize: 100 })), delayTime: 200 }),
    ...{ uuid: 'ani', label: 'ani' },
  };
  it('counts each reference once, over layers and both modes', () => {
    expect(
      copyBytes(face([image('a', 1, 100), image('b', 1, 100), animation], [image('a', 1, 100), image('c', 3, 7)])),
    ).toBe(207);
  });
  it('counts nothing for layers without pictures', () => {
    expect(copyBytes(face([bare('text'), bare('image', { fileSize: 99 })]))).toBe(0);
  });
  it('uses the larger one if a picture is listed with two sizes', () => {
    const icon = image('icon', 1, 50, { type: 'icon', activeIcon: url(2) });
    expect(copyBytes(face([icon, image('b', 2, 30)]))).toBe(80);
    expect(copyBytes(face([image('b', 2, 30), icon]))).toBe(80);
  });
  it('lists layers from the largest, each picture once, with the mode where it first counts', () => {
    expect(
      bytesByLayer(face([image('a', 1, 100), bare('text'), animation, image('d', 4, 150)], [image('a', 5, 60)])),
    ).toEqual([
      { uuid: 'd', label: 'd', mode: 'normal', isInBoth: false, bytes: 150 },
      { uuid: 'a', label: 'a', mode: 'normal', isInBoth: false, bytes: 100 },
      { uuid: 'ani', label: 'ani', mode: 'normal', isInBoth: false, bytes: 100 },
      { uuid: 'a', label: 'a', mode: 'ambient', isInBoth: false, bytes: 60 },
    ]);
  });
  it('the layers add up to the copy', () => {
    const copy = face([image('a', 1, 100), animation, image('b', 2, 30)], [image('a', 1, 120), image('c', 3, 7)]);
    expect(bytesByLayer(copy).reduce((sum, { bytes }) => sum + bytes, 0)).toBe(copyBytes(copy));
  });
});

describe('a face that was made elsewhere', () => {
  const named = (name: string, picture: number, fileSize: number) => ({ name, url: url(picture), fileSize });
  const imported = (layers: FaceNode[], pictures: object[]): FaceCopy =>
    copySchema.parse({ ...face(layers, null, 'android'), watchFace: { head: '<BitmapFonts/>', pictures } });
  const part = bare('watch_part', { xml: '<PartImage/>', pictures: [named('p', 1, 100)] });

  it('includes the pictures of its preserved parts, and others: letters of bitmap fonts, icons of settings', () => {
    const copy = imported([part], [named('zero', 2, 40), named('one', 3, 50)]);
    expect([copyBytes(copy), bytesBeside(copy)]).toEqual([190, 90]);
    expect(bytesByLayer(copy)).toMatchObject([{ uuid: part.uuid, bytes: 100 }]);
  });
  it('a picture that a layer shows too counts there, with the larger of its sizes', () => {
    const copy = imported([part], [named('p', 1, 120), named('zero', 2, 40), named('lost', 4, 0)]);
    expect([copyBytes(copy), bytesBeside(copy)]).toEqual([160, 40]);
    expect(bytesByLayer(copy)).toMatchObject([{ bytes: 120 }]);
  });
});

describe('findings', () => {
  it.each([
    [512_000, null],
    [512_001, 'overBudget'],
  ])('%s bytes on ASR', (bytes, key) => {
    const sizeFindings = findings(face([image('a', 1, bytes - 1), image('b', 2, 1)]));
    expect(sizeFindings[0]?.refusal.messageKey ?? null).toBe(key);
    expect(sizeFindings).toHaveLength(key ? 1 : 0);
  });
  it('names the largest layers and the sizes', () => {
    const sizeFindings = findings(
      face([1, 2, 3, 4].map((picture) => image(`l${picture}`, picture, picture * 200_000))),
    );
    expect(sizeFindings).toEqual([
      {
        refusal: {
          ...{ messageKey: 'overBudget', severity: 'warning' },
          params: { size: 1954, limit: 500, layers: 'l4, l3, l2' },
        },
        ...{ mode: null, uuid: null, severity: 'error' },
      },
    ]);
  });
  it('the smartwatch platform has no such limit', () => {
    expect(findings(face([image('a', 1, 9_000_000)], null, 'android'))).toEqual([]);
  });
  it('finds violations of rules, by layer and mode', () => {
    const text = (uuid: string) => ({ ...bare('text', { textTag: '#DE#' }), uuid });
    const sizeFindings = findings(face([text('one'), text('two')], [{ ...bare('google_complication'), uuid: 'slot' }]));
    expect(sizeFindings.map(({ refusal, mode, uuid }) => [refusal.messageKey, mode, uuid])).toEqual([
      ['onlyOnce', 'normal', 'two'],
      ['ambientRefused', 'ambient', 'slot'],
    ]);
  });
});

it('sizes in whole KB add up to the total despite rounding', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 12 });
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
  fc.assert(fc.property(sizes, (parts) => sum(wholeUnits(parts, 1024)) === Math.ceil(sum(parts) / 1024)));
});

it('a layer whose picture always-on shows too is reported for both modes', () => {
  const both = bytesByLayer(face([image('a', 1, 100), image('b', 2, 30)], [image('c', 1, 100)]));
  expect(both.map(({ uuid, isInBoth }) => [uuid, isInBoth])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});
