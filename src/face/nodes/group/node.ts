// Groups: several layers that move, turn, fade and hide together.
import { defineNode } from '../defineNode';
import { freeHandles } from '../handleSets';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { isCast, shadowReach, withoutShadow } from '../shadow';
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
  atAmbientStart: withoutShadow,
  images: () => [],
  effects: () => ['shadow'],
  // On the chip watch, which has no groups, each layer has the shadow itself.
  exportOutcome: ({ style }, packaging) =>
    packaging === 'watchFace' && isCast(style.shadow)
      ? { outcome: 'restructured', reasons: ['shadowOfLayers'] }
      : { outcome: 'native', reasons: [] },
  overhang: ({ style }) => shadowReach(style.shadow),
  isDrawnLate: ({ style }) => isCast(style.shadow),
  isDrawn: true,
});

export const groupEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
