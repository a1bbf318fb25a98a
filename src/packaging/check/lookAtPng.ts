// Facts that need the pixels of a PNG: its transparent edges, and whether always-on can store it with two bytes per
// pixel.

import type { PictureTrim } from '@/bytes/picture/pictureTrim';
import { fitsRgb565 } from '@/bytes/picture/rgb565';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { trimClearEdges } from '@/bytes/png/clearEdges';
import { pngPixels } from '@/bytes/png/pngPixels';

export interface PixelLook {
  /** Null for an image without transparent edges and for a fully transparent one. */
  edges: PictureTrim | null;
  /** Missing if the PNG is incomplete. */
  fitsRgb565?: boolean;
}

export async function lookAtPng(bytes: Uint8Array): Promise<PixelLook> {
  const pixels = await pngPixels(bytes);
  const trimmed = await trimClearEdges(bytes);
  return {
    edges: trimmed && trimmed !== ALL_CLEAR ? { whole: trimmed.whole, crop: trimmed.crop } : null,
    ...(pixels && { fitsRgb565: fitsRgb565(pixels) }),
  };
}
