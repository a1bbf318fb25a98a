// Queries about layers whose frames play in time.
import type { FaceNode } from '@/schemas/nodes';
import { answer } from './index';

/** Path of its frame delay in the layer, and the delay in ms; null if it has no frames. */
export const frameDelayOf = (node: FaceNode): { path: string; delayMs: number } | null =>
  answer(node, null, ({ frames }, layer) =>
    frames ? { path: frames.delayPath, delayMs: frames.delayMs(layer) } : null,
  );

/** The layer with a frame delay of at least `leastMs`; the same object if it already has, or has no frames. */
export const slowedTo = (node: FaceNode, leastMs: number): FaceNode =>
  answer<FaceNode>(node, node, ({ frames }, layer) =>
    frames && frames.delayMs(layer) < leastMs ? frames.withDelay(layer, leastMs) : node,
  );

/** A layer that shows one of its frames as a still picture; null if there is no such frame. */
export const stillOf = (node: FaceNode, frame: number): FaceNode | null =>
  answer(node, null, ({ frames }, layer) => frames?.still(layer, frame) ?? null);
