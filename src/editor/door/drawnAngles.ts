// The angles at which the layers are drawn now, by the watch that the editor shows: what stays where it is drawn is counted at them.
import { angleOf } from '@/face/nodes';
import type { ReadableWatch } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';

export interface DrawnAngles {
  /** Degrees clockwise; while no watch is shown, what a tag turns stands unturned. */
  of(node: FaceNode): number;
  /** The watch that is shown from now on; the result takes it back. */
  follow(watch: ReadableWatch): () => void;
}

/** On no watch a tag gives no number, and a layer that it turns stands upright. */
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
