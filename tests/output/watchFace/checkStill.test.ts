// Burn-in: layers of always-on that never change are measured apart from those that data moves.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { faceMarkup } from '@/output/faceMarkup';
import { checkCopy } from '@/output/watchFace/checkCopy';
import { NO_FACTS } from '@/output/watchFace/checkFinding';
import { stillLayers } from '@/output/watchFace/checkStill';
import { platform as platformSchema } from '@/schemas/design';
import { litShareOf } from '@/simulator/litShare';
import { faceOf, type RawLayer, raw } from '../../support/brokenFaces';
import { drawnPixels } from '../../support/drawnSeen';

const CANVAS = { width: 500, height: 500, shape: 'circle' as const };
const disc = (radius: number, style: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  raw(
    'shape',
    'disc',
    {
      ...{ kind: 'ellipse', x: 250 - radius, y: 250 - radius, width: 2 * radius, height: 2 * radius },
      ...{ fill: { kind: 'solid', color: '#ffffff' }, ...style },
    },
    rest,
  );
const group = (style: Record<string, unknown> = {}) =>
  raw('group', 'group', { x: 0, y: 0, width: 500, height: 500, ...style });

async function stillShare(layers: readonly RawLayer[]): Promise<number> {
  const copy = faceOf([], layers);
  const nodes = stillLayers(copy.ambient!.nodeList);
  await readyToDraw(nodes);
  const assets = { resolve: (ref: string) => ref };
  const watch = createWatch(SAMPLE_STATE);
  const svg = renderToStaticMarkup(createElement(FaceSvg, { nodes, canvas: CANVAS, watch, mode: 'ambient', assets }));
  const { rgba, ...size } = drawnPixels(faceMarkup(svg, { width: 500, height: 500, pictures: new Map(), fonts: [] }));
  return litShareOf({ data: rgba, ...size }, 'circle');
}

const keysOf = async (layers: readonly RawLayer[], platform: (typeof platformSchema.options)[number]) =>
  checkCopy({ ...faceOf([], layers), platform }, { ...NO_FACTS, still: await stillShare(layers) })
    .findings.map(({ key }) => key)
    .filter((key) => key === 'ambientStill');

describe.each(platformSchema.options)('on %s', (platform) => {
  it.each([
    ['a white disc of radius 90', [disc(90)]],
    ['a disc in a group', [group(), disc(90, {}, { parentId: 'group' })]],
  ])('finds %s', async (_, layers) => {
    expect(await stillShare(layers)).toBeGreaterThan(0.12);
    expect(await keysOf(layers, platform)).toEqual(['ambientStill']);
  });

  it.each([
    ['a disc of radius 60', [disc(60)]],
    ['an outline', [disc(90, { fill: null, stroke: { paint: { kind: 'solid', color: '#ffffff' }, width: 4 } })]],
    ['a disc that data moves', [disc(90, {}, { live: { x: '(#Dm#*2)' } })]],
    ['a disc in a group that turns', [group({ rotate: '#DWFM#' }), disc(90, {}, { parentId: 'group' })]],
    ['a large time', [raw('text', 'time', { textTag: '#DH#:#DmZ#', fontSize: 200, width: 500, height: 250 })]],
  ])('finds nothing in %s', async (_, layers) => {
    expect(await keysOf(layers, platform)).toEqual([]);
  });
});
