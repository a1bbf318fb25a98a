// Rules for reordering layers.
import type { FaceNode } from '@/schemas/nodes';
import type { Rule } from '../platformPolicy';

/** Refuses a wrong new order if the previous one was right; an order that was already wrong is settled instead. */
export const neverOrdered =
  (isWrong: (nodes: readonly FaceNode[]) => boolean, messageKey: string): Rule =>
  ({ nodes, order }) =>
    order && isWrong(order) && !isWrong(nodes) ? { messageKey, severity: 'error' } : null;
