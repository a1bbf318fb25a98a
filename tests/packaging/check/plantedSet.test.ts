// Forty faces with one planted fault each and forty sound twins: the check finds each fault, and nothing else.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { emsOf } from '@/face/nodes/googleComplication/fitText';
import { faceMarkup } from '@/output/faceMarkup';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { SPOKEN_GAPS } from '@/output/watchFace/checkSpoken';
import { stillLayers } from '@/output/watchFace/checkStill';
import { createTextFacts } from '@/packaging/check/textFacts';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import type { FaceNode } from '@/schemas/nodes';
import { litShareOf } from '@/simulator/litShare';
import { shownNodes } from '@/simulator/shownNodes';
import { faceOf, type RawLayer, raw } from '../../support/brokenFaces';
import { drawnPixels, drawnSeen } from '../../support/drawnSeen';
import { PLANTED, PLANTED_PICTURES, type Planted } from '../../support/plantedFaces';

const SHORT = { timeout: 60_000 };

/** The findings that the set is about. */
const JUDGED: ReadonlySet<string> = new Set([
  ...['contrastLow', 'coveredBy', 'cutByEdge', 'outsideShape', 'outside', 'doubled', 'notDrawn', 'notMeasured'],
  ...['textSmall', 'hanSmall', 'digitsSmall', 'textOverflows', 'tapSmall', 'ambientStill', 'ambientLit'],
  ...['dividesByZero', 'fillPastFull', 'fillBelowEmpty', 'pictureAbsent', 'pictureEmpty', 'digitAbsent', 'minusAbsent'],
  'nothingShown',
]);
const SPOKEN: ReadonlySet<string> = new Set(SPOKEN_GAPS);

const noon = () => raw('text', 'noon', { text: 'Noon', fontSize: 40, x: 150, y: 340, width: 200, height: 60 });

function litOf(copy: FaceCopy, nodes: readonly FaceNode[]): number {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const watch = watchIn('ambient', createWatch(SAMPLE_STATE));
  const face = { nodes, canvas, watch, mode: 'ambient' as const, assets: { resolve: (url: string) => url } };
  const svg = renderToStaticMarkup(createElement(FaceSvg, { ...face, rest: copy.watchFace }));
  const pixels = drawnPixels(faceMarkup(svg, { ...canvas, pictures: PLANTED_PICTURES, fonts: [] }));
  return litShareOf({ ...pixels, data: pixels.rgba }, copy.shape);
}

const texts = createTextFacts(emsOf);

async function findingsIn({ mode = 'normal', moments = ['sample'], isSpoken }: Planted, layers: readonly RawLayer[]) {
  const copy = mode === 'normal' ? faceOf(layers) : faceOf([noon()], layers);
  const { seen } = await drawnSeen(copy, { moments, pictures: PLANTED_PICTURES });
  const ambient = copy.ambient ? shownNodes(copy, 'ambient') : null;
  const lit = ambient && litOf(copy, ambient);
  const still = ambient && litOf(copy, stillLayers(ambient));
  const { findings } = checkCopy(copy, { ...NO_FACTS, ...texts.of(copy), seen, lit, still });
  return findings.filter(({ key }) => (isSpoken ? SPOKEN : JUDGED).has(key)).map(({ key, uuid }) => [key, uuid]);
}

it('has forty faces', () => expect(new Set(PLANTED.map(({ name }) => name)).size).toBe(40));

it.each(PLANTED)('finds $name', SHORT, async (planted) => {
  expect(await findingsIn(planted, planted.fault)).toEqual([[planted.key, planted.layer]]);
});

it.each(PLANTED)('finds nothing in the sound twin of $name', SHORT, async (planted) => {
  expect(await findingsIn(planted, planted.sound)).toEqual([]);
});
