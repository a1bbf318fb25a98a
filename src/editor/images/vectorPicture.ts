// Converts SVG files to images: the browser renders them to PNG at the layer's size. The page never runs or shows the
// file itself.

import { type CheckedSvg, readSvg, type SvgFault } from '@/bytes/svg/readSvg';
import { croppedSvg, type SvgSize, sizedSvg } from '@/bytes/svg/svgSize';
import type { Bounds } from '@/face/geometry/bounds';
import { IMAGE_UPLOAD_BYTES, SVG_CHARACTERS_MAX, VECTOR_SIDE_MAX, VECTOR_SOURCE_MAX } from '@/schemas/limits';
import type { Drawing } from '../commands/replacePicture';
import type { CheckedFile, ImageRefusal } from './addImages';

export type { Drawing };

/** Draws a checked drawing at a size in px. */
export type DrawSvg = (drawing: CheckedSvg, size: SvgSize) => Promise<Blob>;

/** Shares of the wanted size to try until the PNG is small enough to upload. */
const SHARES = [1, 0.8, 0.6, 0.45];

const FAULTS: Readonly<Record<SvgFault, ImageRefusal['key']>> = {
  tooComplex: 'errors:image.drawingTooComplex',
  loop: 'errors:image.drawingLoop',
  damaged: 'errors:image.damaged',
};

const refusal = (key: ImageRefusal['key']): ImageRefusal => ({ ok: false, key, params: {} });

/** The image size that a layer of this size needs, whole px, with the longer side at most 1000 px. */
export function pictureSize({ width, height }: SvgSize): SvgSize {
  const scale = Math.min(1, VECTOR_SIDE_MAX / Math.max(width, height));
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
}

/**
 * Renders an SVG to a PNG of this size in px. An SVG in an image loads nothing and runs no script. Rejects if the
 * browser cannot render the file.
 */
export const drawSvg: DrawSvg = async ({ text }, { width, height }) => {
  const address = URL.createObjectURL(new Blob([sizedSvg(text, { width, height })], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    const surface = document.createElement('canvas');
    Object.assign(surface, { width, height });
    const context = surface.getContext('2d');
    if (!context) throw new Error('This browser has no canvas to draw on.');
    context.drawImage(picture, 0, 0, width, height);
    return await new Promise<Blob>((resolve, reject) => {
      surface.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The drawing could not be written as PNG.'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** A PNG of the drawing at this size, or at the largest smaller size that may be uploaded. Null if there is none. */
export async function pictureOfDrawing(
  drawing: CheckedSvg,
  wanted: SvgSize,
  name: string,
  draw: DrawSvg = drawSvg,
): Promise<CheckedFile | null> {
  for (const share of SHARES) {
    const size = pictureSize({ width: wanted.width * share, height: wanted.height * share });
    const blob = await draw(drawing, size);
    if (blob.size > IMAGE_UPLOAD_BYTES) continue;
    const file = new File([blob], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
    return { file, name, ...size };
  }
  return null;
}

/**
 * The drawing of a cropped image, px of the whole image. Undefined if it exceeds what a layer can store or may not be
 * drawn.
 */
export function croppedDrawing(drawing: Drawing | undefined, whole: SvgSize, crop: Bounds): Drawing | undefined {
  const read = drawing && readSvg(drawing.source);
  const source = read?.ok ? croppedSvg(read.text, whole, crop) : undefined;
  if (source === undefined || source.length > VECTOR_SOURCE_MAX) return undefined;
  return { source, width: crop.width, height: crop.height };
}

/** Converts an SVG file to an image of its own size. Returns a refusal as a value. */
export async function drawFile(file: File, draw: DrawSvg = drawSvg): Promise<CheckedFile | ImageRefusal> {
  if (file.size > SVG_CHARACTERS_MAX) return refusal('errors:image.tooLarge');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.info('An SVG file could not be read.', error);
    return refusal('errors:image.unreadable');
  }
  const read = readSvg(bytes);
  if (!read.ok) return refusal(FAULTS[read.fault]);
  const { text: source, size, leftOut } = read;
  try {
    const wanted = pictureSize(size);
    const picture = await pictureOfDrawing(read, wanted, file.name, draw);
    if (!picture) return refusal('errors:image.tooLarge');
    const drawing: Drawing | undefined = source.length <= VECTOR_SOURCE_MAX ? { source, ...wanted } : undefined;
    return { ...picture, leftOut, ...(drawing ? { drawing } : {}) };
  } catch (error) {
    console.info('An SVG file could not be drawn.', error);
    return refusal('errors:image.damaged');
  }
}
