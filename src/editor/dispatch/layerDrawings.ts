// The drawn layers of the canvas, so other parts can show a layer without drawing it again.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { FaceNode } from '@/schemas/nodes';

/** The element of a layer on the canvas, or undefined if it is not drawn. */
export type DrawnLayer = (uuid: string) => SVGGElement | undefined;

export interface LayerDrawings {
  /** Null while there is no canvas. */
  readonly canvas: ReadableStore<DrawnLayer | null>;
  /** Called by the canvas to share its elements. The returned function withdraws them. */
  lend(drawn: DrawnLayer): () => void;
  /** Thumbnails of drawings, by layer object. */
  readonly pictures: WeakMap<FaceNode, string>;
  /**
   * Small marks cropped from large transparent images, by image address. Null if the whole image works as a thumbnail.
   */
  readonly marks: Map<string, string | null>;
  /** The images whose mark is being cropped, by image address, so that rows of one image share the work. */
  readonly marksInWork: Map<string, Promise<string | null>>;
}

export function createLayerDrawings(): LayerDrawings {
  const canvas = createStore<DrawnLayer | null>(null);
  return {
    canvas,
    pictures: new WeakMap(),
    marks: new Map(),
    marksInWork: new Map(),
    lend(drawn) {
      canvas.set(drawn);
      return () => {
        if (canvas.get() === drawn) canvas.set(null);
      };
    },
  };
}
