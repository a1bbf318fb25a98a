// The background colour: always present, never selectable.

import { type CatalogueItem, defineNode, NO_HANDLES } from '../defineNode';
import { defineNodeType } from '../nodeEntry';
import { rootNode } from './schema';

/** Opens the root's fields; every face already has a root, so nothing is added. */
const colorItem: CatalogueItem = {
  key: 'rootColor',
  category: 'root',
  icon: 'root',
  opensRoot: true,
  start() {
    throw new Error('The root is not added: its item opens its fields.');
  },
};

const definition = defineNode({
  type: 'root',
  schema: rootNode,
  items: [colorItem],
  icon: () => 'root',
  handles: () => NO_HANDLES,
  isDynamic: () => false,
  expressions: () => [],
  roleFields: ['style.fill'],
  isFixed: () => true,
  isPinnedFirst: () => false,
  ambient: 'kept',
  images: () => [],
  isDrawn: true,
});

export const rootEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  // The scene reader reads the background color; no element becomes a root layer.
  reader: null,
});
