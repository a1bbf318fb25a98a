// A face at 08:59:08 as a PNG file, for the store: drawn like on the watch, nothing outside of its shape.
import { canvasCircle } from '@/face/geometry/bounds';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import { languageRow } from '@/service/language/i18n';
import { litShareOf } from './litShare';
import { createPictureLoader, rasterise } from './rasterise';
import { shownNodes } from './shownNodes';
import { stillWatch } from './simulator';

export interface FacePicture {
  file: Blob;
  /** Share of the pixels that are lit, 0 to 1. */
  lit: number;
}

/** Longer side of the picture at first, px; made smaller where the file would be too large to upload. */
const SIDE_MAX = 1000;
const SMALLER = 0.8;
const TRIES = 8;

/** The pixels on black, within the shape. */
function onWatch(pixels: ImageData, { shape }: Pick<FaceCopy, 'shape'>): HTMLCanvasElement {
  const { width, height } = pixels;
  const drawing = Object.assign(document.createElement('canvas'), { width, height });
  drawing.getContext('2d')?.putImageData(pixels, 0, 0);
  const surface = Object.assign(document.createElement('canvas'), { width, height });
  const context = surface.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  if (shape === 'circle') {
    const { cx, cy, r } = canvasCircle({ width, height });
    context.beginPath();
    context.arc(cx, cy, r, 0, Math.PI * 2);
    context.clip();
  }
  context.fillStyle = '#000000';
  context.fillRect(0, 0, width, height);
  context.drawImage(drawing, 0, 0);
  return surface;
}

const pngOf = (surface: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    surface.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });

export interface DrawOptions {
  /** Fonts there are beside the default one. */
  fonts: readonly Font[];
  /** Of the words on the face. */
  language: string;
  signal: AbortSignal;
}

/** Draws a mode of a copy. Rejects where the browser cannot, and with the signal's reason once that is aborted. */
export async function facePicture(
  copy: FaceCopy,
  mode: ModeName,
  { fonts, language, signal }: DrawOptions,
): Promise<FacePicture> {
  const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
  const watch = stillWatch(languageRow(language).data);
  const loadPictures = createPictureLoader();
  const face = { nodes: shownNodes(copy, mode), canvas, watch, mode, fonts, loadPictures };
  let side = Math.min(SIDE_MAX, Math.max(canvas.width, canvas.height));
  for (let tries = 1; ; tries += 1) {
    const pixels = await rasterise(face, side, signal);
    const file = await pngOf(onWatch(pixels, copy));
    if (file.size <= IMAGE_UPLOAD_BYTES || tries === TRIES) return { file, lit: litShareOf(pixels, copy.shape) };
    side = Math.round(side * SMALLER);
  }
}
