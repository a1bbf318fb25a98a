// Moves through the layer list that a platform refuses.
import type { FaceNode } from '@/schemas/nodes';
import type { Rule } from '../policy';

/** Refuses a new order that is wrong, where the order before was not: one that was wrong already is settled instead. */
export const neverOrdered =
  (isWrong: (nodes: readonly FaceNode[]) => boolean, messageKey: string): Rule =>
  ({ nodes, order }) =>
    order && isWrong(order) && !isWrong(nodes) ? { messageKey, severity: 'error' } : null;
