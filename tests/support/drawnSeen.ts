// Measures in Node how the layers of a face look, as the check does: the same steps, drawn by the rasteriser of the command
// `export-face`.
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { meanOfSamples, rasterizing, typefacesIn } from '@/app/exportFace/drawing';
import type { Pixels } from '@/bytes/gif/gifFrames';
import { SAMPLE_STATE } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { type MomentName, momentsOf, stateAt } from '@/face/seen/moments';
import { faceMarkup, picturesIn } from '@/output/faceMarkup';
import type { SeenMoment } from '@/output/watchFace/checkFinding';
import { judgedLayers, passingLayers } from '@/output/watchFace/checkSeen';
import { createSeenWork, type FaceLook, PLATE } from '@/packaging/check/seenWork';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';

const typefaces = typefacesIn(null, new Map());

/** Letters that Roboto does not have. Reading the fonts of the system takes longer than a drawing. */
const BEYOND_ROBOTO = /[\u0250-\u1fff\u2150-\uffff]/;

interface Drawing {
  moments?: readonly MomentName[];
  /** Data URLs by reference. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether a sheet cannot be drawn. */
  fails?(svg: string): boolean;
}

/**
 * The pixels that `export-face` draws. In this process and without a file between, because a start of the rasterizer takes
 * longer than a drawing.
 */
export function drawnPixels(face: string): Pixels {
  const { svg, font, zoom } = rasterizing(face, typefaces);
  const image = new Resvg(svg, {
    font: { ...font, fontFiles: [...font.fontFiles], loadSystemFonts: BEYOND_ROBOTO.test(face) },
    fitTo: { mode: 'zoom', value: zoom },
  }).render();
  const { width, height, pixels } = image;
  // Each color is multiplied by its alpha there.
  const rgba = new Uint8ClampedArray(pixels);
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (const channel of [0, 1, 2]) rgba[at + channel] = ((rgba[at + channel] ?? 0) * 255) / alpha;
  }
  return meanOfSamples({ width, height, rgba });
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
    const passing = passingLayers(nodes);
    if (judged.length === 0) continue;
    for (const moment of moments ?? momentsOf(mode)) {
      const state = stateAt(moment, SAMPLE_STATE);
      const watch = watchIn(mode, createWatch(state));
      const assets = { resolve: (ref: string) => ref };
      const svg = renderToStaticMarkup(
        createElement(FaceSvg, { nodes, canvas, watch, mode, assets, rest: copy.watchFace }),
      );
      looks.push({ mode, moment, state, look: { svg, canvas, judged, passing } });
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
      const pixels = drawnPixels(faceMarkup(drawing, { width, height, pictures: drawnFrom, fonts: [] }));
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
