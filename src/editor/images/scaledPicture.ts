// Scales an image file down: PNG with our own decoder, JPEG with the browser's. Keeps the format.
import { type ImageFormat, imageFormat } from '@/bytes/picture/pictureHeader';
import { scaledDown } from '@/bytes/picture/scaledDown';
import { encodePng } from '@/bytes/png/encodePng';
import { pngPixels } from '@/bytes/png/pngPixels';

export interface ScaleOrder {
  bytes: Uint8Array<ArrayBuffer>;
  /** px. */
  width: number;
  height: number;
}

export interface ScaledPicture {
  bytes: Uint8Array<ArrayBuffer>;
  format: ImageFormat;
}

/** Quality of a re-encoded JPEG. */
const JPEG_QUALITY = 0.92;

async function byBrowser({ bytes, width, height }: ScaleOrder): Promise<Blob> {
  const bitmap = await createImageBitmap(new Blob([bytes]), {
    ...{ resizeWidth: width, resizeHeight: height, resizeQuality: 'high' as const },
  });
  const surface = new OffscreenCanvas(width, height);
  surface.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return surface.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Null if the file is not an image. */
export async function scaledPicture(order: ScaleOrder): Promise<ScaledPicture | null> {
  const format = imageFormat(order.bytes);
  if (format === null) return null;
  const pixels = format === 'png' ? await pngPixels(order.bytes) : null;
  if (format === 'png' && !pixels) return null;
  const blob = pixels
    ? await encodePng(scaledDown(pixels, { width: order.width, height: order.height }))
    : await byBrowser(order);
  return { bytes: new Uint8Array(await blob.arrayBuffer()), format };
}
