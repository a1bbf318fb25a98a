// What is seen of a face, measured in Node as the check measures it: the same steps, drawn by the rasteriser of the
// command `export-face`.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnPng, typefacesIn } from '@/app/exportFace/drawing';
import { pngPixels } from '@/bytes/png/pngPixels';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { type MomentName, momentsOf, stateAt } from '@/face/seen/moments';
import { faceMarkup } from '@/output/faceMarkup';
import type { SeenMoment } from '@/output/watchFace/checkFinding';
import { judgedLayers } from '@/output/watchFace/checkSeen';
import { createSeenWork } from '@/packaging/check/seenWork';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';

const typefaces = typefacesIn(null, new Map());

/** `pictures`: data URLs by reference. */
export async function drawnSeen(
  copy: FaceCopy,
  { moments, pictures = new Map() }: { moments?: readonly MomentName[]; pictures?: ReadonlyMap<string, string> } = {},
): Promise<SeenMoment[]> {
  const work = createSeenWork();
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const seen: SeenMoment[] = [];
  for (const mode of ['normal', 'ambient'] as const) {
    const nodes = shownNodes(copy, mode);
    await readyToDraw(nodes);
    const judged = judgedLayers(nodes);
    if (judged.length === 0) continue;
    for (const moment of moments ?? momentsOf(mode)) {
      const watch = watchIn(mode, createWatch(stateAt(moment, SAMPLE_STATE)));
      const assets = { resolve: (ref: string) => ref };
      const svg = renderToStaticMarkup(
        createElement(FaceSvg, { nodes, canvas, watch, mode, assets, rest: copy.watchFace }),
      );
      for (const { svg: drawing, width, height, tiles } of work.plan(svg, canvas)) {
        const png = await drawnPng(faceMarkup(drawing, { width, height, pictures, fonts: [] }), typefaces);
        const pixels = await pngPixels(png);
        if (!pixels) throw new Error('The sheet was not drawn.');
        work.take(tiles, { ...pixels, data: pixels.rgba });
      }
      seen.push({ mode, moment, layers: work.measure(judged) });
    }
  }
  return seen;
}
