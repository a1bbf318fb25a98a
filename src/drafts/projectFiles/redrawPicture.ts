// Re-encodes images that a design cannot store as they are, with the browser's decoder, on a page or in a worker.
import type { RedrawPicture } from '@/output/importing/facePictures';
import { IMAGE_UPLOAD_BYTES } from '@/schemas/limits';

/** JPEG quality, used if the PNG of a photograph is too large. */
const QUALITY = 0.92;

function isOpaque({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

export const redrawPicture: RedrawPicture = async (file, share) => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const width = Math.max(1, Math.round(bitmap.width * share));
  const height = Math.max(1, Math.round(bitmap.height * share));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  if (!context) return null;
  const png = await canvas.convertToBlob({ type: 'image/png' });
  const isPhoto = png.size > IMAGE_UPLOAD_BYTES && isOpaque(context.getImageData(0, 0, width, height));
  const made = isPhoto ? await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }) : png;
  const type = isPhoto ? 'image/jpeg' : 'image/png';
  return { type, bytes: new Uint8Array(await made.arrayBuffer()), width, height };
};
