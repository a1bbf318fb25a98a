// Renders a face as a PNG file of any size, like on the watch: on black and clipped to its shape.
import { watchIn } from '@/face/liveData/minuteWatch';
import type { LiveWatch } from '@/face/liveData/watch';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { onSquare, onWatch, pngOf } from './onWatch';
import { createPictureLoader } from './pictureLoader';
import { drawFace } from './rasterise';
import { shownNodes } from './shownNodes';

export interface PngOptions {
  watch: LiveWatch;
  /** Available fonts besides the default one. */
  fonts: readonly Font[];
  /** Longer side, px. */
  side: number;
  signal: AbortSignal;
}

/** A mode of a copy as drawn by its watch. */
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

/** Renders a mode of a copy. Rejects if the browser cannot, and with the signal's reason on abort. */
export const facePng = async (copy: FaceCopy, mode: ModeName, options: PngOptions): Promise<Blob> =>
  pngOf(await shown(copy, mode, options));

/** The same centred on a square with sides of `side`, as lists of faces need it. */
export const squareFacePng = async (copy: FaceCopy, mode: ModeName, options: PngOptions): Promise<Blob> =>
  pngOf(onSquare(await shown(copy, mode, options)));
