// Groups: several layers that move, turn, fade and hide together.
import { defineNode } from '../defineNode';
import { freeHandles } from '../handleSets';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { groupNode } from './schema';

const definition = defineNode({
  type: 'group',
  schema: groupNode,
  items: [],
  icon: () => 'group',
  // Sides would distort turned layers, so a group is resized in proportion.
  handles: ({ style }) => freeHandles(style.rotate === '', true),
  isDynamic: ({ style }) => style.rotate !== '',
  expressions: ({ style }) => written(turning(style)),
  isGroup: true,
  live: PLACE_FIELDS,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  images: () => [],
  isDrawn: true,
});

export const groupEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
