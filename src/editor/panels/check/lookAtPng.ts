// What only the pixels of a PNG tell the check: its clear edges, and whether always-on may keep it in two bytes a pixel.
import { fitsRgb565 } from '@/bytes/picture/rgb565';
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { trimClearEdges } from '@/bytes/png/clearEdges';
import { pngPixels } from '@/bytes/png/pngPixels';
import type { PictureTrim } from '../../commands/replacePicture';

export interface PixelLook {
  /** Null for a picture without clear edges, and for one that is clear all over. */
  edges: PictureTrim | null;
  /** Absent for what is no whole PNG. */
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
