// Images picked by a data tag: weather, moon phase, digits, weekdays and other enumerations.
import { boundedCoordinate, boundedLength } from '@/face/geometry/transform';
import type { StyleOf } from '@/schemas/nodes';
import { defineNode } from '../defineNode';
import { pictureHandles } from '../handleSets';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { imagesNeededBy, numberWritten } from './picking';
import { imageSequenceNode } from './schema';
import { sequenceIssues } from './sequenceIssues';
import { sequenceItems } from './sequenceItems';

/** Number of images side by side in the box. */
const cellsOf = ({ shows, places }: { shows: unknown; places: number }) => (shows === 'digits' ? places : 1);

/** The box of `before` cells, widened for `after` cells of the same width. */
function widened({ x, width }: StyleOf<'image_sequence'>, before: number, after: number) {
  if (before === after || !(after >= 1)) return {};
  const wide = boundedLength((width / before) * after);
  return { width: wide, x: boundedCoordinate(x + (width - wide) / 2) };
}

const definition = defineNode({
  type: 'image_sequence',
  schema: imageSequenceNode,
  items: sequenceItems,
  icon: () => 'imageSequence',
  handles: ({ style }, canvas) => pictureHandles(style, canvas),
  isDynamic: () => true,
  expressions: ({ style }) =>
    written({ path: 'style.textTag', source: style.textTag, kind: 'pictures' }, turning(style)),
  live: PLACE_FIELDS,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  isPicture: () => true,
  images: ({ style }) => style.imgs,
  pictureList: () => 'style.imgs',
  inkRole: () => 'picture',
  numberShown: ({ style, uuid }, watch) => numberWritten(style, watch, uuid),
  imagesNeeded: ({ style }, count) => imagesNeededBy(style, count),
  issues: sequenceIssues,
  derive: {
    // Images keep their proportions: the box becomes as many cells wide as it has places, about its centre.
    shows: (value, { style }) => ({
      shows: value,
      ...widened(style, cellsOf(style), cellsOf({ ...style, shows: value })),
    }),
    places: (value, { style }) => ({
      places: value,
      ...(typeof value === 'number' ? widened(style, cellsOf(style), cellsOf({ ...style, places: value })) : {}),
    }),
  },
  isDrawn: true,
});

export const imageSequenceEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
