// Image layers: pictures, hands, ticks and the background; what one is stands in its `type`.

import { isRotatableArea } from '@/face/geometry/area';
import { imageNode } from '@/schemas/nodes/image';
import { defineNode } from '../defineNode';
import { freeHandles } from '../handleSets';
import { handItems, tickItem } from './hands';
import { backgroundItem, imageItem } from './pictures';

export const imageDefinition = defineNode({
  type: 'image',
  schema: imageNode,
  items: [...handItems, tickItem, imageItem, backgroundItem],
  icon: (node) => node.type,
  // Above 30 percent of the canvas nothing rotates an image; while an expression does, a handle would have no effect.
  handles: ({ style }, canvas) => freeHandles(style.rotate === '' && isRotatableArea(style, canvas), style.ratio),
  isDynamic: (node) => node.style.rotate !== '',
  expressions: (node) => (node.style.rotate === '' ? [] : [node.style.rotate]),
  isFixed: () => false,
  isPinnedFirst: (node) => node.type === 'background',
  ambient: 'kept',
  isDrawn: true,
});
