// Renders a face at 08:59:08 as a PNG file for the store, like on the watch and clipped to its shape.
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { languageRow } from '@/service/language/i18n';
import { measureLit } from './measureLit';
import { onWatch, pngOf } from './onWatch';
import { createPictureLoader } from './pictureLoader';
import { rasterise } from './rasterise';
import { shownNodes } from './shownNodes';
import { stillWatch } from './simulator';

export interface FacePicture {
  file: Blob;
  /** Share of pixels that always-on lights, 0 to 1; null for normal mode. */
  lit: number | null;
}

/** Initial longer side of the picture, px; reduced while the file is too large to upload. */
const SIDE_MAX = 1000;
const SMALLER = 0.8;
const TRIES = 8;

function surfaceOf(pixels: ImageData): HTMLCanvasElement {
  const { width, height } = pixels;
  const surface = Object.assign(document.createElement('canvas'), { width, height });
  surface.getContext('2d')?.putImageData(pixels, 0, 0);
  return surface;
}

export interface DrawOptions {
  /** Available fonts besides the default one. */
  fonts: readonly Font[];
  /** Of the words on the face. */
  language: string;
  signal: AbortSignal;
}

/** Renders a mode of a copy. Rejects if the browser cannot, and with the signal's reason on abort. */
export async function facePicture(
  copy: FaceCopy,
  mode: ModeName,
  { fonts, language, signal }: DrawOptions,
): Promise<FacePicture> {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const watch = stillWatch(languageRow(language).data);
  const loadPictures = createPictureLoader();
  const face = { nodes: shownNodes(copy, mode), canvas, watch, mode, rest: copy.watchFace, fonts, loadPictures };
  const litOf = async () => (mode === 'ambient' ? await measureLit(face, signal) : null);
  let side = Math.min(SIDE_MAX, Math.max(canvas.width, canvas.height));
  for (let tries = 1; ; tries += 1) {
    const pixels = await rasterise(face, side, signal);
    const file = await pngOf(onWatch(surfaceOf(pixels), copy.shape));
    if (file.size <= IMAGE_UPLOAD_BYTES || tries === TRIES) return { file, lit: await litOf() };
    side = Math.round(side * SMALLER);
  }
}
