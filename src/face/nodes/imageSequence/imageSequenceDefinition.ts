// Images picked by a data tag: kept whole, not drawn yet.
import { imageSequenceNode } from '@/schemas/nodes/imageSequence';
import { defineNode, NO_HANDLES } from '../defineNode';

export const imageSequenceDefinition = defineNode({
  type: 'image_sequence',
  schema: imageSequenceNode,
  items: [],
  icon: () => 'imageSequence',
  handles: () => NO_HANDLES,
  isDynamic: () => true,
  expressions: ({ style }) => [style.textTag, style.rotate].filter((source) => source !== ''),
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  isDrawn: false,
});
