// The background colour: always there, never selected.
import { rootNode } from '@/schemas/nodes/root';
import { type CatalogueItem, defineNode, NO_HANDLES } from '../defineNode';

/** Leads to the fields of the root: every face has one already, so nothing is added. */
const colorItem: CatalogueItem = {
  key: 'rootColor',
  category: 'root',
  icon: 'root',
  opensRoot: true,
  start() {
    throw new Error('The root is not added: its item opens its fields.');
  },
};

export const rootDefinition = defineNode({
  type: 'root',
  schema: rootNode,
  items: [colorItem],
  icon: () => 'root',
  handles: () => NO_HANDLES,
  isDynamic: () => false,
  expressions: () => [],
  isFixed: () => true,
  isPinnedFirst: () => false,
  ambient: 'kept',
  images: () => [],
  isDrawn: true,
});
