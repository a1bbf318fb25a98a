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
import { faceMarkup, picturesIn } from '@/output/faceMarkup';
import type { SeenMoment } from '@/output/watchFace/checkFinding';
import { judgedLayers } from '@/output/watchFace/checkSeen';
import { createSeenWork, type FaceLook, PLATE } from '@/packaging/check/seenWork';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';

const typefaces = typefacesIn(null, new Map());

interface Drawing {
  moments?: readonly MomentName[];
  /** Data URLs by reference. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether a sheet cannot be drawn. */
  fails?(svg: string): boolean;
}

/** `work`: that of an earlier face, whose drawings it stores. */
export async function drawnSeen(
  copy: FaceCopy,
  { moments, pictures = new Map(), fails = () => false }: Drawing = {},
  work = createSeenWork(),
): Promise<{ seen: SeenMoment[]; drawnTiles: number }> {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const looks: (Omit<SeenMoment, 'layers'> & { look: FaceLook })[] = [];
  for (const mode of ['normal', 'ambient'] as const) {
    const nodes = shownNodes(copy, mode);
    await readyToDraw(nodes);
    const judged = judgedLayers(nodes);
    if (judged.length === 0) continue;
    for (const moment of moments ?? momentsOf(mode)) {
      const state = stateAt(moment, SAMPLE_STATE);
      const watch = watchIn(mode, createWatch(state));
      const assets = { resolve: (ref: string) => ref };
      const svg = renderToStaticMarkup(
        createElement(FaceSvg, { nodes, canvas, watch, mode, assets, rest: copy.watchFace }),
      );
      looks.push({ mode, moment, state, look: { svg, canvas, judged } });
    }
  }
  const unloaded = looks.flatMap(({ look }) => picturesIn(look.svg)).filter((ref) => !pictures.has(ref));
  const drawnFrom = new Map([...pictures, ...unloaded.map((ref) => [ref, PLATE] as const)]);
  work.begin(unloaded);
  for (const { look } of looks) work.look(look);
  let drawnTiles = 0;
  for (let sheets = work.sheets(); sheets.length > 0; sheets = work.sheets()) {
    for (const { svg: drawing, width, height, tiles } of sheets) {
      if (fails(drawing)) {
        work.take(tiles, null);
        continue;
      }
      const png = await drawnPng(faceMarkup(drawing, { width, height, pictures: drawnFrom, fonts: [] }), typefaces);
      const pixels = await pngPixels(png);
      if (!pixels) throw new Error('The sheet was not drawn.');
      drawnTiles += tiles.length;
      work.take(tiles, { ...pixels, data: pixels.rgba });
    }
  }
  const layers = work.measure();
  return {
    seen: looks.map(({ look: _, ...rest }, index) => ({ ...rest, layers: layers[index] ?? [] })),
    drawnTiles,
  };
}
