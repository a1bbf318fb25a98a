// Placement of new layers: sizes scale with the canvas, positions are relative to its centre.
import { type Point, round2 } from '@/face/geometry/bounds';
import { boundedLength } from '@/face/geometry/transform';
import { DEFAULT_CANVAS_SIDE } from '@/schemas/limits';
import type { CanvasFacts } from './defineNode';

/** Scales a length from the default 500 px canvas to this canvas. */
export const onThisCanvas = (length: number, canvas: CanvasFacts): number =>
  round2((length * Math.min(canvas.width, canvas.height)) / DEFAULT_CANVAS_SIDE);

/** A box of this size at the centre of the canvas. */
export function centred(width: number, height: number, canvas: CanvasFacts) {
  return { x: round2((canvas.width - width) / 2), y: round2((canvas.height - height) / 2), width, height };
}

/** A box whose pivot is at the centre of the canvas. */
export function pivoted(width: number, height: number, offset: Point, canvas: CanvasFacts) {
  return { x: round2(canvas.width / 2 - offset.x), y: round2(canvas.height / 2 - offset.y), width, height, offset };
}

/** The picture's own size, scaled down in proportion to at most `share` of each side of the canvas. */
export function fitted({ width, height }: { width: number; height: number }, canvas: CanvasFacts, share: number) {
  const factor = Math.min(1, (canvas.width * share) / width, (canvas.height * share) / height);
  return { width: boundedLength(width * factor), height: boundedLength(height * factor) };
}

/** Built-in pictures, numbered from `0.png`; their bytes are set when they are stored. */
export const artImages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `art:${folder}/${index}.png`, fileSize: 0 }));
