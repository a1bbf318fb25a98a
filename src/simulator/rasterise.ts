// Draws a face to pixels: its SVG with pictures and fonts inside, on a canvas that is never shown.
import type { LiveWatch } from '@/face/liveData/watch';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import type { FaceRest } from '@/face/nodes/kept/RestSvg';
import { faceMarkup, picturesIn } from '@/output/faceMarkup';
import type { ModeName } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import type { FaceNode } from '@/schemas/nodes';
import { loadAsset } from '@/service/api/assetUrl';
import { drawnMarkup } from './drawnMarkup';
import { dataUrlOf, embeddedFonts } from './faceFonts';

export interface DrawnFace {
  /** Layers, bottom first. */
  nodes: readonly FaceNode[];
  canvas: CanvasFacts;
  watch: LiveWatch;
  /** The look of slots. */
  mode: ModeName;
  /** What its copy says beside its layers. */
  rest: FaceRest | undefined;
  /** Fonts there are beside the default one. */
  fonts: readonly Font[];
  /** Of whoever draws again and again. */
  loadPictures: LoadPictures;
}

/** The drawing names its pictures by their references; what they are is put in afterwards. */
const BY_REFERENCE = { resolve: (ref: string) => ref };

/** Pictures by reference. One that cannot be had is left out, as on the canvas, and asked for anew the next time. */
export type LoadPictures = (refs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Remembers the pictures of the drawing before, by reference: what a reference stands for never changes. */
export function createPictureLoader(): LoadPictures {
  let kept: ReadonlyMap<string, Promise<string>> = new Map();
  return async (refs) => {
    const asked = new Map(refs.map((ref) => [ref, kept.get(ref) ?? loadAsset(ref).then(dataUrlOf)] as const));
    kept = asked;
    const loaded = await Promise.allSettled([...asked].map(async ([ref, data]) => [ref, await data] as const));
    const found = new Map(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    if (kept === asked) kept = new Map([...asked].filter(([ref]) => found.has(ref)));
    return found;
  };
}

/** The face as it stands now, as an SVG file of `width` x `height` px with everything inside. */
async function faceFile(
  { nodes, canvas, watch, mode, rest, fonts: list, loadPictures }: DrawnFace,
  width: number,
  height: number,
): Promise<Blob> {
  const svg = await drawnMarkup({ nodes, canvas, watch, mode, rest, assets: BY_REFERENCE });
  const [pictures, fonts] = await Promise.all([loadPictures(picturesIn(svg)), embeddedFonts(svg, list)]);
  return new Blob([faceMarkup(svg, { width, height, pictures, fonts })], { type: 'image/svg+xml' });
}

/** The face on a canvas of this size in px, on nothing. Rejects where the browser cannot draw it, and with the signal's reason. */
async function drawn(
  face: DrawnFace,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<{ surface: HTMLCanvasElement; context: CanvasRenderingContext2D }> {
  const file = await faceFile(face, width, height);
  signal.throwIfAborted();
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image(width, height);
    picture.src = url;
    await picture.decode();
    signal.throwIfAborted();
    const surface = document.createElement('canvas');
    surface.width = width;
    surface.height = height;
    const context = surface.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser gives no canvas to draw on.');
    context.drawImage(picture, 0, 0, width, height);
    return { surface, context };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The size in px at which the longer side of a canvas is `side`. */
export function sizeWithSide(canvas: { width: number; height: number }, side: number) {
  const scale = side / Math.max(canvas.width, canvas.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(canvas.width), height: scaled(canvas.height) };
}

/**
 * The pixels of a face on nothing, its longer side at most `sideMax` px, never larger than the face's own canvas.
 * Rejects where the browser cannot draw it, and with the signal's reason once that is aborted.
 */
export async function rasterise(face: DrawnFace, sideMax: number, signal: AbortSignal): Promise<ImageData> {
  const own = Math.max(face.canvas.width, face.canvas.height);
  const { width, height } = sizeWithSide(face.canvas, Math.min(own, sideMax));
  const { context } = await drawn(face, width, height, signal);
  return context.getImageData(0, 0, width, height);
}

/**
 * The face on nothing, its longer side exactly `side` px, as sharp as its drawing and pictures allow. Rejects as `rasterise`.
 */
export async function drawFace(face: DrawnFace, side: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const { width, height } = sizeWithSide(face.canvas, side);
  return (await drawn(face, width, height, signal)).surface;
}
