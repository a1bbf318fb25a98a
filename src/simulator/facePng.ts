// A face as a PNG file of any size, as a watch shows it: on black, and nothing outside of its shape.
import { watchIn } from '@/face/liveData/minuteWatch';
import type { LiveWatch } from '@/face/liveData/watch';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { onSquare, onWatch, pngOf } from './onWatch';
import { createPictureLoader, drawFace } from './rasterise';
import { shownNodes } from './shownNodes';

export interface PngOptions {
  watch: LiveWatch;
  /** Fonts there are beside the default one. */
  fonts: readonly Font[];
  /** Longer side, px. */
  side: number;
  signal: AbortSignal;
}

/** A mode of a copy on its watch. */
async function shown(
  copy: FaceCopy,
  mode: ModeName,
  { watch, fonts, side, signal }: PngOptions,
): Promise<HTMLCanvasElement> {
  const face = {
    nodes: shownNodes(copy, mode),
    canvas: { ...canvasSize(copy.ratio), shape: copy.shape },
    watch: watchIn(mode, watch),
    mode,
    rest: copy.watchFace,
    fonts,
    loadPictures: createPictureLoader(),
  };
  return onWatch(await drawFace(face, side, signal), copy.shape);
}

/** Draws a mode of a copy. Rejects where the browser cannot, and with the signal's reason once that is aborted. */
export const facePng = async (copy: FaceCopy, mode: ModeName, options: PngOptions): Promise<Blob> =>
  pngOf(await shown(copy, mode, options));

/** The same in the middle of a square whose sides are `side`, as lists of faces want it. */
export const squareFacePng = async (copy: FaceCopy, mode: ModeName, options: PngOptions): Promise<Blob> =>
  pngOf(onSquare(await shown(copy, mode, options)));
