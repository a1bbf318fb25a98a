// The drawn layers of the canvas, for those who show a layer as it is drawn without drawing it anew.
import { createStore, type ReadableStore } from '@/face/liveData/createStore';
import type { FaceNode } from '@/schemas/nodes';

/** The element of a layer on the canvas; undefined for one that is not drawn. */
export type DrawnLayer = (uuid: string) => SVGGElement | undefined;

export interface LayerDrawings {
  /** Null while there is no canvas. */
  readonly canvas: ReadableStore<DrawnLayer | null>;
  /** The canvas lends its elements; the result takes them back. */
  lend(drawn: DrawnLayer): () => void;
  /** Small pictures made of drawings, by the layer as it was then. */
  readonly pictures: WeakMap<FaceNode, string>;
  /** Tiny marks cut out of large clear pictures, by the address of the picture; null for one that shows well whole. */
  readonly marks: Map<string, string | null>;
}

export function createLayerDrawings(): LayerDrawings {
  const canvas = createStore<DrawnLayer | null>(null);
  return {
    canvas,
    pictures: new WeakMap(),
    marks: new Map(),
    lend(drawn) {
      canvas.set(drawn);
      return () => {
        if (canvas.get() === drawn) canvas.set(null);
      };
    },
  };
}
