// Files as a browser's file chooser returns them.
import { png, solid } from './images';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Any bytes under any name. */
export function fileOf(bytes: Uint8Array, name: string, mimeType = 'image/png'): PictureFile {
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

/** A PNG of one colour, size in px. */
export function pngFile(
  name: string,
  { width, height, color }: { width: number; height: number; color?: string },
): PictureFile {
  return fileOf(solid(width, height, color), name);
}

/** The hand on a picture of the whole dial, px: its width, the distance of its tip from the top, its tail beyond the centre. */
export interface HandDrawing {
  width: number;
  top: number;
  tail: number;
  color?: readonly [number, number, number];
}

/** A hand as designers draw it: at twelve o'clock from the centre of a picture as large as the canvas, transparent around it. */
export function handArt(side: number, { width, top, tail, color = [240, 200, 90] }: HandDrawing, name = 'hand.png') {
  const rgba = new Uint8Array(side * side * 4);
  const left = Math.round((side - width) / 2);
  for (let y = top; y < side / 2 + tail; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      // Soft edges, as an image editor draws them.
      const alpha = x === left || x === left + width - 1 ? 120 : 255;
      rgba.set([...color, alpha], (y * side + x) * 4);
    }
  }
  return fileOf(png(side, side, rgba), name);
}
