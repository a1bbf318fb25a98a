// Progress layers: dynamic fills, and the image picked by a share.
import { fixedAt } from '@/face/geometry/fixedAt';
import { boundedLength } from '@/face/geometry/transform';
import { PROGRESS_RING_WIDTH, PROGRESS_SIZE } from '@/schemas/limits';
import type { NodeOf, StyleOf } from '@/schemas/nodes';
import { IMAGES_OF_PRESET } from '@/schemas/nodes/progressPresets';
import { type CatalogueItem, defineNode } from '../defineNode';
import { circleHandles, freeHandles, pictureHandles } from '../handleSets';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { type NodeExpression, turning, written } from '../nodeExpressions';
import { artImages, centred, fitted, onThisCanvas } from '../placing';
import { isCast, shadowReach, withoutShadow } from '../shadow';
import { isEnumeration, outcomeOf } from './outcome';
import { strokeWidthOf } from './progressPaths';
import { filledShare } from './progressShares';
import { progressNode } from './schema';

type Fill = Exclude<StyleOf<'progress'>['progressType'], 'ImageEnumeration'>;

const fillItem = (progressType: Fill, size: { width: number; height: number }): CatalogueItem => ({
  key: `fill${progressType}`,
  category: 'progress',
  icon: `fill${progressType}`,
  start: ({ canvas }) => ({ style: { progressType, ...centred(size.width, size.height, canvas) } }),
});

const SQUARE = { width: PROGRESS_SIZE, height: PROGRESS_SIZE };

/** Battery images, eleven from empty to full; size on the default canvas, px. */
const ART = { folder: 'level-battery', count: 11, width: 128, height: 64 } as const;

/** Battery images with built-in art until the user replaces it. */
const imagesItem: CatalogueItem = {
  key: 'progressImages',
  category: 'progress',
  icon: 'imageSequence',
  start({ canvas, images }) {
    const [first] = images;
    const ownSize = { width: onThisCanvas(ART.width, canvas), height: onThisCanvas(ART.height, canvas) };
    const { width, height } = first ? fitted(first, canvas, 1) : ownSize;
    const icons = first ? images.map(({ url, fileSize }) => ({ url, fileSize })) : artImages(ART.folder, ART.count);
    const facts = { progressType: 'ImageEnumeration', imageIndexRate: '(#BLP#/100)', icons, sum: icons.length };
    return { style: { ...centred(width, height, canvas), ...facts, ratio: true } };
  },
};

const MIDDLE = { x: 0.5, y: 0.5 };

/** A ring becomes a bar of the ring's thickness, and a bar a ring as wide as the bar is long; the centre stays. */
function reshaped(style: StyleOf<'progress'>, shape: unknown) {
  const [was, is] = [style.progressType === 'Linear', shape === 'Linear'];
  if (was === is) return {};
  if (is) return { ...fixedAt(style, MIDDLE, style.width, boundedLength(strokeWidthOf(style))) };
  return { ...fixedAt(style, MIDDLE, style.width, style.width), ringWidth: Math.min(style.height, style.width / 2) };
}

const shareOf = (node: NodeOf<'progress'>): NodeExpression =>
  isEnumeration(node)
    ? { path: 'style.imageIndexRate', source: node.style.imageIndexRate, kind: 'number' }
    : { path: 'style.fillRate', source: node.style.fillRate, kind: 'number' };

const definition = defineNode({
  type: 'progress',
  schema: progressNode,
  items: [
    fillItem('Circular', SQUARE),
    fillItem('Linear', { width: PROGRESS_SIZE, height: PROGRESS_RING_WIDTH }),
    fillItem('Arc', SQUARE),
    imagesItem,
  ],
  icon: ({ style }) => (style.progressType === 'ImageEnumeration' ? 'imageSequence' : `fill${style.progressType}`),
  handles(node, canvas) {
    const { style } = node;
    const turns = style.rotate === '';
    if (isEnumeration(node)) return pictureHandles(style, canvas);
    return style.progressType === 'Linear' ? freeHandles(turns, style.ratio) : circleHandles(turns);
  },
  // Even without live data: the chip platform draws every progress layer as a dynamic layer (spec 4).
  isDynamic: () => true,
  expressions: (node) => written(shareOf(node), turning(node.style)),
  roleFields: ['style.fillColor', 'style.bgColor'],
  stopLists: ['style.fillStops'],
  live: PLACE_FIELDS,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  atAmbientStart: withoutShadow,
  isPicture: isEnumeration,
  images: ({ style }) => style.icons,
  inkRole: (node) => (isEnumeration(node) ? 'picture' : 'progress'),
  shareShown: (node, watch) => (isEnumeration(node) ? null : filledShare(node, watch)),
  pictureList: (node) => (isEnumeration(node) ? 'style.icons' : null),
  imagesNeeded: (node) => (isEnumeration(node) ? (IMAGES_OF_PRESET.get(node.style.imageIndexRate) ?? null) : null),
  derive: {
    progressType: (value, { style }) => ({ progressType: value, ...reshaped(style, value) }),
    icons: (value) => ({ icons: value, sum: Array.isArray(value) ? value.length : 0 }),
  },
  liveGradient: (node) =>
    isEnumeration(node) || !node.style.fillStops ? null : { stops: 'fillStops', color: 'fillColor' },
  effects: () => ['shadow'],
  exportOutcome: outcomeOf,
  overhang: ({ style }) => shadowReach(style.shadow),
  isDrawnLate: (node) => isCast(node.style.shadow) || (!isEnumeration(node) && node.style.fillStops !== null),
  isDrawn: true,
});

export const progressEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
