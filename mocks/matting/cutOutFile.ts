// A picture file without its background, as a PNG file: what the worker runs, and a server's demo by itself.
import type { Pixels } from '@/bytes/gif/gifFrames';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';
import { cutOut } from './cutOut';

/** By the browser's decoder, where there is one that draws off the page. */
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

/** Null where there is no even background, or the picture cannot be read here. */
export async function cutOutFile(file: Blob): Promise<Blob | null> {
  const pixels = (await pngPixels(new Uint8Array(await file.arrayBuffer()))) ?? (await drawn(file));
  const cut = pixels && cutOut(pixels);
  return cut && encodePng(cut);
}
