// Fonts in the pictures that the command draws: the files of the project, under the names that the design uses.
import { expect, it } from 'vitest';
import { drawnPng, typefacesIn } from '@/app/exportFace/drawing';
import { faceText } from '@/app/exportFace/faceText';
import { sampleState } from '@/face/dataTags/watchState';
import { faceOf, raw } from '../support/brokenFaces';
import { robotoLight } from '../support/fonts';

const PART = `<PartText x="50" y="200" width="400" height="100"><Text align="CENTER"><Font family="corona" size="80" color="#FFFFFF">Harbour</Font></Text></PartText>`;
const FACES = {
  'a text': raw('text', 'words', { text: 'Harbour', fontFamily: 'Corona', fontSize: 80, x: 50, y: 200, width: 400 }),
  'a kept part': raw('watch_part', 'part', { xml: PART, fonts: [{ name: 'corona', family: 'Corona' }] }),
};
async function drawn(layer: ReturnType<typeof raw>, fonts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
  const state = sampleState();
  const svg = await faceText({ copy: faceOf([layer]), mode: 'normal', state, side: 200, pictures: new Map() });
  return { svg, png: Buffer.from(await drawnPng(svg, typefacesIn(null, fonts))) };
}

it.each(Object.entries(FACES))('%s is drawn in the font of the project file', async (_, layer) => {
  const own = await drawn(layer, new Map([['Corona', new Uint8Array(robotoLight)]]));
  const without = await drawn(layer, new Map());
  expect(own.png.equals(without.png)).toBe(false);
});
