// Picture files of a face are named after their layers.
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/output/apk/sourceZip';
import { writeFace } from '@/output/watchFace/writeFace';
import { bare } from '../../face/nodes/sampleNodes';
import { tinyFace } from '../../support/faces';
import { faceOf } from './faces';

const ref = (digit: string) => `asset:${digit.repeat(64)}`;
const picture = (label: string, digit: string, style: object = {}, more: object = {}) =>
  bare('image', { url: ref(digit), ...style }, { uuid: `layer-${digit}`, label, ...more });
const namesOf = (...nodes: ReturnType<typeof bare>[]) => writeFace(faceOf(nodes)).pictures.map(({ name }) => name);

describe('a picture', () => {
  it('of a hand is named after the hand, whatever the language of its label', () => {
    expect(namesOf(picture('Hour', 'a', {}, { type: 'hour' }), picture('分针', 'b', {}, { type: 'minutes' }))).toEqual([
      'hour',
      'minute',
    ]);
    expect(namesOf(picture('Seconds hand', 'a', {}, { type: 'seconds' }))).toEqual(['second']);
    expect(namesOf(picture('Sword', 'a', {}, { type: 'hour' }))).toEqual(['sword']);
  });

  it('has the label of its layer as a unique resource name', () => {
    expect(namesOf(picture('Café dial', 'a'), picture('Café dial', 'b'), picture('2 Dots!', 'c'))).toEqual([
      'cafe_dial',
      'cafe_dial_2',
      'image_2_dots',
    ]);
    expect(namesOf(picture('背景', 'a'), picture('preview', 'b'), picture('class', 'c'))).toEqual([
      'image',
      'preview_2',
      'class_2',
    ]);
  });

  it('of several layers has one name, that of the first', () => {
    expect(namesOf(picture('Left', 'a'), picture('Right', 'a', { x: 90 }, { uuid: 'right' }))).toEqual(['left']);
  });

  it('of a layer with several is numbered in order', () => {
    const imgs = ['a', 'b', 'c'].map((digit) => ({ url: ref(digit), fileSize: 9 }));
    const film = bare('animation', { imgs }, { uuid: 'film', label: 'Waves' });
    expect(namesOf(film)).toEqual(['waves_0', 'waves_1', 'waves_2']);
  });
});

it('has that file name in the sources', async () => {
  const { pictures } = writeFace(faceOf([picture('时针', 'a', {}, { type: 'hour' })]));
  const face = await tinyFace();
  const drawables = pictures.map(({ name }) => ({ ...face.drawables[0]!, name }));
  const names = sourceFiles({ ...face, drawables }).map(({ name }) => name);
  expect(names).toContain('app/src/main/res/drawable-nodpi/hour.png');
});

it('comes with instructions in both languages for making a bundle for the store', async () => {
  const readme = sourceFiles(await tinyFace()).find(({ name }) => name === 'README.md');
  const lines = new TextDecoder().decode(readme?.bytes).split('\n');
  expect(lines.filter((line) => line.includes('./gradlew bundleRelease'))).toEqual([
    expect.stringMatching(/^Google Play takes app bundles/),
    expect.stringMatching(/^Google Play 接受应用包/),
    './gradlew bundleRelease',
  ]);
  // Build, sign, check and install, in the order in which they are run.
  const steps = [
    './gradlew bundleRelease',
    'jarsigner',
    'bundletool validate',
    'bundletool build-apks',
    'bundletool install-apks',
  ];
  const places = steps.map((step) => lines.findIndex((line) => line.startsWith(step)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
