// Checks a GIF file before its frames become an animation: bytes, pixels per frame and in total, structure.

import { type GifFile, readGif } from '@/bytes/gif/gifStructure';
import { fitsLimits } from '@/bytes/picture/checkPicture';
import { GIF_FRAMES_MAX, GIF_PIXELS_MAX, IMAGE_MAX_SIDE, IMAGE_UPLOAD_BYTES } from '@/schemas/limits';
import type { RefusedImage } from './checkImage';

export type CheckedGif = { ok: true; gif: GifFile } | RefusedImage;

const refusal = (key: RefusedImage['key'], params: RefusedImage['params'] = {}): RefusedImage => ({
  ok: false,
  key,
  params,
});

/** Checks a file with a GIF signature. Decodes nothing. Never rejects. */
export async function checkGif(blob: Blob, name: string): Promise<CheckedGif> {
  if (blob.size > IMAGE_UPLOAD_BYTES) return refusal('errors:image.tooLarge');
  if (!/\.gif$/i.test(name)) return refusal('errors:image.nameDiffers', { format: 'GIF', extension: 'gif' });
  try {
    const gif = readGif(new Uint8Array(await blob.arrayBuffer()), GIF_FRAMES_MAX);
    if (!gif || gif.width === 0 || gif.height === 0 || gif.frames.length === 0) return refusal('errors:image.damaged');
    const { width, height, frames, whole } = gif;
    const large = [gif, ...frames].find((size) => !fitsLimits(size));
    if (large) {
      return refusal('errors:image.tooManyPixels', { width: large.width, height: large.height, side: IMAGE_MAX_SIDE });
    }
    if (frames.length > GIF_FRAMES_MAX) return refusal('errors:image.tooManyFrames', { max: GIF_FRAMES_MAX });
    const drawn = frames.reduce((sum, frame) => sum + frame.width * frame.height, 0);
    if (Math.max(drawn, width * height * frames.length) > GIF_PIXELS_MAX) {
      return refusal('errors:image.tooManyFramePixels', { width, height, frames: frames.length });
    }
    return whole ? { ok: true, gif } : refusal('errors:image.damaged');
  } catch {
    // The file vanished or cannot be read; for the designer the same as damaged.
    return refusal('errors:image.damaged');
  }
}
