// Progress layers: dynamic fills, and the image enumeration that this version only keeps.
import { PROGRESS_RING_WIDTH, PROGRESS_SIZE } from '@/schemas/limits';
import type { StyleOf } from '@/schemas/nodes';
import { progressNode } from '@/schemas/nodes/progress';
import { type CanvasFacts, type CatalogueItem, defineNode, NO_HANDLES } from '../defineNode';
import { circleHandles, freeHandles } from '../handleSets';
import { centred } from '../placing';

type Fill = Exclude<StyleOf<'progress'>['progressType'], 'ImageEnumeration'>;

const fillItem = (progressType: Fill, size: { width: number; height: number }): CatalogueItem => ({
  key: `fill${progressType}`,
  category: 'progress',
  icon: `fill${progressType}`,
  start: (canvas: CanvasFacts) => ({ style: { progressType, ...centred(size.width, size.height, canvas) } }),
});

const SQUARE = { width: PROGRESS_SIZE, height: PROGRESS_SIZE };

export const progressDefinition = defineNode({
  type: 'progress',
  schema: progressNode,
  items: [
    fillItem('Circular', SQUARE),
    fillItem('Linear', { width: PROGRESS_SIZE, height: PROGRESS_RING_WIDTH }),
    fillItem('Arc', SQUARE),
  ],
  icon: ({ style }) => (style.progressType === 'ImageEnumeration' ? 'imageSequence' : `fill${style.progressType}`),
  handles({ style }) {
    if (style.progressType === 'ImageEnumeration') return NO_HANDLES;
    const turns = style.rotate === '';
    return style.progressType === 'Linear' ? freeHandles(turns, style.ratio) : circleHandles(turns);
  },
  isDynamic: ({ style }) => style.fillRate !== '' || style.imageIndexRate !== '' || style.rotate !== '',
  expressions({ style }) {
    const value = style.progressType === 'ImageEnumeration' ? style.imageIndexRate : style.fillRate;
    return [value, style.rotate].filter((source) => source !== '');
  },
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  isDrawn: true,
});
