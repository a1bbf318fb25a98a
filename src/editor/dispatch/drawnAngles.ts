// The angles at which the layers are drawn now, from the simulated watch of the editor. Geometry that keeps a layer
// visually in place uses them.
import { angleOf } from '@/face/nodes';
import type { ReadableWatch } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';

export interface DrawnAngles {
  /** Degrees clockwise. Without a watch, layers that a tag rotates count as unrotated. */
  of(node: FaceNode): number;
  /** Uses this watch from now on. The returned function stops that. */
  follow(watch: ReadableWatch): () => void;
}

/** Without a watch a tag has no number, so a layer that it rotates is upright. */
const restingAngle = (node: FaceNode): number => {
  const { rotate, rotation } = 'style' in node ? (node.style as { rotate?: unknown; rotation?: unknown }) : {};
  return !rotate && typeof rotation === 'number' ? rotation : 0;
};

export function createDrawnAngles(): DrawnAngles {
  let shown: ReadableWatch | null = null;
  return {
    of: (node) => (shown ? angleOf(node, shown) : restingAngle(node)),
    follow(watch) {
      shown = watch;
      return () => {
        if (shown === watch) shown = null;
      };
    },
  };
}
