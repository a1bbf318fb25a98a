// Downscaled pixels of a design's images, for its colors. The browser decodes and scales them off the page, one at a
// time.

import type { Pixels } from '@/bytes/gif/gifFrames';
import { pictureHeader } from '@/bytes/picture/pictureHeader';
import { IMAGE_MAX_PIXELS } from '@/schemas/limits';
import { loadAsset } from '@/service/api/assetUrl';

/** Longer side of a sample, px. */
const SIDE = 48;
/** Larger files are not sampled, bytes. */
const BYTES_MAX = 8_000_000;

async function sampleOf(ref: string): Promise<Pixels | null> {
  const blob = await loadAsset(ref);
  if (blob.size > BYTES_MAX) return null;
  const size = pictureHeader(new Uint8Array(await blob.arrayBuffer()));
  if (!size || size.width * size.height > IMAGE_MAX_PIXELS) return null;
  const scale = Math.min(1, SIDE / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' });
  try {
    const surface = Object.assign(document.createElement('canvas'), { width, height });
    const context = surface.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(bitmap, 0, 0);
    return { width, height, rgba: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
  } finally {
    bitmap.close();
  }
}

/** Samples of these images by reference, without those that cannot be loaded or decoded. Rejects after an abort. */
export async function samplePictures(
  refs: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Pixels>> {
  const samples = new Map<string, Pixels>();
  for (const ref of refs) {
    signal.throwIfAborted();
    try {
      const pixels = await sampleOf(ref);
      if (pixels) samples.set(ref, pixels);
    } catch (error) {
      console.info('The colors of a picture are not known.', error);
    }
  }
  signal.throwIfAborted();
  return samples;
}
