// Complication slots: kept whole, not drawn yet.
import { googleComplicationNode } from '@/schemas/nodes/googleComplication';
import { defineNode, NO_HANDLES } from '../defineNode';

export const googleComplicationDefinition = defineNode({
  type: 'google_complication',
  schema: googleComplicationNode,
  items: [],
  icon: () => 'complication',
  handles: () => NO_HANDLES,
  isDynamic: () => true,
  expressions: () => [],
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'refused',
  isDrawn: false,
});
