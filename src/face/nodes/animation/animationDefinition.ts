// Frames played in time: kept whole, not drawn yet.
import { animationNode } from '@/schemas/nodes/animation';
import { defineNode, NO_HANDLES } from '../defineNode';

export const animationDefinition = defineNode({
  type: 'animation',
  schema: animationNode,
  items: [],
  icon: () => 'animation',
  handles: () => NO_HANDLES,
  isDynamic: () => true,
  expressions: (node) => (node.style.rotate === '' ? [] : [node.style.rotate]),
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'refused',
  isDrawn: false,
});
