// Serializes a face as SVG without a page. For scripts only; a browser never loads it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WatchState } from '@/face/dataTags/watchState';
import { watchIn } from '@/face/liveData/minuteWatch';
import { createWatch } from '@/face/liveData/watch';
import { FaceSvg } from '@/face/nodes/FaceSvg';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import { faceMarkup } from '@/output/faceMarkup';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { shownNodes } from '@/simulator/shownNodes';

export interface FaceTextRequest {
  copy: FaceCopy;
  mode: ModeName;
  state: WatchState;
  /** Longer side of the image, px. */
  side: number;
  /** Data URL of each image, by its reference. */
  pictures: ReadonlyMap<string, string>;
}

/** The face as an SVG file with embedded images. Fonts come from the renderer. */
export async function faceText({ copy, mode, state, side, pictures }: FaceTextRequest): Promise<string> {
  const nodes = shownNodes(copy, mode);
  await readyToDraw(nodes);
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const watch = watchIn(mode, createWatch(state));
  const assets = { resolve: (ref: string) => (pictures.has(ref) ? ref : undefined) };
  const svg = renderToStaticMarkup(
    createElement(FaceSvg, { nodes, canvas, watch, mode, assets, rest: copy.watchFace }),
  );
  const scale = side / Math.max(canvas.width, canvas.height);
  const [width, height] = [canvas.width, canvas.height].map((length) => Math.max(1, Math.round(length * scale)));
  return faceMarkup(svg, { width: width ?? side, height: height ?? side, pictures, fonts: [] });
}
