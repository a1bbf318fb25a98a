// Removes the background of a picture file and returns a PNG; used by the worker and by a demo server.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import { cutOut } from './cutOut';

/** Decodes with the browser if it can draw offscreen. */
async function drawn(file: Blob): Promise<Pixels | null> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas === 'undefined') return null;
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const rgba = context?.getImageData(0, 0, width, height).data;
  return rgba ? { width, height, rgba } : null;
}

/** Null if there is no even background, or the picture cannot be decoded here. */
export async function cutOutFile(file: Blob): Promise<Blob | null> {
  const pixels = (await pngPixels(new Uint8Array(await file.arrayBuffer()))) ?? (await drawn(file));
  const cut = pixels && cutOut(pixels);
  return cut && encodePng(cut);
}
