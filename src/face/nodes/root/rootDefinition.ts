// The background colour: always there, never selected.
import { rootNode } from '@/schemas/nodes/root';
import { defineNode, NO_HANDLES } from '../defineNode';

export const rootDefinition = defineNode({
  type: 'root',
  schema: rootNode,
  items: [],
  icon: () => 'root',
  handles: () => NO_HANDLES,
  isDynamic: () => false,
  expressions: () => [],
  isFixed: () => true,
  isPinnedFirst: () => false,
  ambient: 'kept',
  isDrawn: true,
});
