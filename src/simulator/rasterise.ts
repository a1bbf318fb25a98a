// Renders a face to pixels: its SVG with embedded pictures and fonts, on an offscreen canvas.
import type { LiveWatch } from '@/face/liveData/watch';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceRest } from '@/face/nodes/kept/RestSvg';
import { faceMarkup, fontsIn, type MarkupParts, picturesIn } from '@/output/faceMarkup';
import type { ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import type { FaceNode } from '@/schemas/nodes';
import { drawnMarkup } from './drawnMarkup';
import { embeddedFonts } from './faceFonts';
import type { LoadPictures } from './pictureLoader';

export interface DrawnFace {
  /** Layers, bottom first. */
  nodes: readonly FaceNode[];
  canvas: CanvasFacts;
  watch: LiveWatch;
  /** The look of slots. */
  mode: ModeName;
  /** Preserved data of the copy outside its layers. */
  rest: FaceRest | undefined;
  /** Available fonts besides the default one. */
  fonts: readonly Font[];
  /** Picture loader of a caller that draws repeatedly. */
  loadPictures: LoadPictures;
}

/** The drawing contains picture references, which are replaced by data afterwards. */
export const BY_REFERENCE = { resolve: (ref: string) => ref };

/** The face in its current state as a self-contained SVG file of `width` x `height` px. */
async function faceFile(
  { nodes, canvas, watch, mode, rest, fonts: list, loadPictures }: DrawnFace,
  width: number,
  height: number,
): Promise<Blob> {
  const svg = await drawnMarkup({ nodes, canvas, watch, mode, rest, assets: BY_REFERENCE });
  const [pictures, fonts] = await Promise.all([loadPictures(picturesIn(svg)), embeddedFonts(fontsIn(svg), list)]);
  return new Blob([faceMarkup(svg, { width, height, pictures, fonts })], { type: 'image/svg+xml' });
}

/**
 * The face on a transparent canvas of this size in px. Rejects if the browser cannot draw it, and with the signal's
 * reason on abort.
 */
async function drawn(
  face: DrawnFace,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<{ surface: HTMLCanvasElement; context: CanvasRenderingContext2D }> {
  const file = await faceFile(face, width, height);
  signal.throwIfAborted();
  return withImage(file, width, height, (picture) => {
    signal.throwIfAborted();
    const surface = document.createElement('canvas');
    surface.width = width;
    surface.height = height;
    const context = surface.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser gives no canvas to draw on.');
    context.drawImage(picture, 0, 0, width, height);
    return { surface, context };
  });
}

/** The decoded image of a file, only during `use`. Rejects if the browser cannot decode it. */
async function withImage<T>(
  file: Blob,
  width: number,
  height: number,
  use: (picture: HTMLImageElement) => T,
): Promise<Awaited<T>> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image(width, height);
    picture.src = url;
    await picture.decode();
    return await use(picture);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * A drawing with references of pictures and families of fonts as an image of `width` x `height` px for a worker. Rejects
 * like `rasterise`.
 */
export async function drawingBitmap(svg: string, { fonts, ...parts }: MarkupParts): Promise<ImageBitmap> {
  const used = fontsIn(svg);
  const markup = faceMarkup(svg, { ...parts, fonts: fonts.filter(({ family }) => used.includes(family)) });
  const { width, height } = parts;
  return withImage(new Blob([markup], { type: 'image/svg+xml' }), width, height, (picture) =>
    createImageBitmap(picture),
  );
}

/** The size in px at which the longer side of a canvas is `side`. */
export function sizeWithSide(canvas: { width: number; height: number }, side: number) {
  const scale = side / Math.max(canvas.width, canvas.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(canvas.width), height: scaled(canvas.height) };
}

/**
 * Pixels of a face on transparent background, the longer side at most `sideMax` px and never larger than the face's
 * canvas. Rejects if the browser cannot draw it, and with the signal's reason on abort.
 */
export async function rasterise(face: DrawnFace, sideMax: number, signal: AbortSignal): Promise<ImageData> {
  const own = Math.max(face.canvas.width, face.canvas.height);
  const { width, height } = sizeWithSide(face.canvas, Math.min(own, sideMax));
  const { context } = await drawn(face, width, height, signal);
  return context.getImageData(0, 0, width, height);
}

/**
 * The face on transparent background, its longer side exactly `side` px, as sharp as its pictures allow. Rejects like
 * `rasterise`.
 */
export async function drawFace(face: DrawnFace, side: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const { width, height } = sizeWithSide(face.canvas, side);
  return (await drawn(face, width, height, signal)).surface;
}
