// Tap areas: kept whole, not drawn yet.
import { programmableNode } from '@/schemas/nodes/programmable';
import { defineNode, NO_HANDLES } from '../defineNode';

export const programmableDefinition = defineNode({
  type: 'programmable',
  schema: programmableNode,
  items: [],
  icon: () => 'tapArea',
  handles: () => NO_HANDLES,
  isDynamic: () => false,
  expressions: () => [],
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  isDrawn: false,
});
