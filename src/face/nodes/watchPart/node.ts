// Preserved parts of imported faces: can be moved, hidden and exported; never added by hand.

import { defineNode, NO_HANDLES } from '../defineNode';
import { isLiving, isSlotText } from '../kept/partText';
import { defineNodeType } from '../nodeEntry';
import { watchPartNode } from './schema';

const definition = defineNode({
  type: 'watch_part',
  schema: watchPartNode,
  items: [],
  icon: () => 'keptPart',
  handles: () => NO_HANDLES,
  isDynamic: ({ style }) => isLiving(style.xml),
  // Its formulas belong to the other format.
  expressions: () => [],
  isFixed: () => false,
  isPinnedFirst: () => false,
  foreignText: ({ style }) => style.xml,
  ambient: 'kept',
  staysInAmbient: ({ style }) => isSlotText(style.xml),
  isSlot: ({ style }) => isSlotText(style.xml),
  images: ({ style }) => style.pictures,
  isDrawn: true,
  isDrawnLate: () => true,
  // Its source may place content anywhere.
  overhang: () => Number.POSITIVE_INFINITY,
});

export const watchPartEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  // Elements that no reader turns into a layer become a preserved part.
  reader: null,
});
