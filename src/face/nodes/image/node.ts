// Image layers: pictures, hands, ticks and the background, distinguished by `type`.

import type { NodeOf } from '@/schemas/nodes';
import { type Derive, defineNode } from '../defineNode';
import { isHandKind } from '../handKinds';
import { pictureHandles } from '../handleSets';
import { isMovedByData, PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { shadowReach, withoutShadow } from '../shadow';
import { castOf } from './cast';
import { handItems, tickItem } from './handItems';
import { hasTwoPictures } from './icon';
import { chipOutcome, watchOutcome } from './outcome';
import { backgroundItem, iconItem, imageItem } from './pictures';
import { HAND_CHOICES, imageNode } from './schema';
import { colorOfTint, effectiveTint, type Tint, tintOf, tintOfColor } from './tint';

/** The expression that selects one of an icon's two pictures; empty for an image with one. */
const whenOf = (node: NodeOf<'image'>): string => (hasTwoPictures(node) ? (node.activeWhen ?? '') : '');

/** Whether a wearer reads something from it: an icon, one of two pictures, or a mark that data moves or stretches. */
const showsData = (node: NodeOf<'image'>): boolean =>
  node.type === 'icon' || hasTwoPictures(node) || isMovedByData(node);

const CHANNELS = ['red', 'green', 'blue', 'alpha'] as const;

/** Setting a channel also updates the colour that represents all four. */
const tintChannel =
  (channel: keyof Tint): Derive<'image'> =>
  (value, { style }) => {
    if (typeof value !== 'number') return { [channel]: value };
    const tint = { ...effectiveTint(style), [channel]: value };
    return { ...tint, tintColor: colorOfTint(tint) };
  };

const definition = defineNode({
  type: 'image',
  schema: imageNode,
  items: [...handItems, tickItem, iconItem, imageItem, backgroundItem],
  icon: (node) => node.type,
  handles: ({ style }, canvas) => pictureHandles(style, canvas),
  isDynamic: (node) => node.style.rotate !== '' || hasTwoPictures(node),
  expressions: (node) => written({ path: 'activeWhen', source: whenOf(node), kind: 'number' }, turning(node.style)),
  live: [...PLACE_FIELDS, 'width', 'height'],
  isFixed: () => false,
  isPinnedFirst: (node) => node.type === 'background',
  ambient: 'kept',
  atAmbientStart: withoutShadow,
  isPicture: () => true,
  unseenColors: ({ style }) => (tintOf(style) ? [] : ['style.tintColor']),
  roleFields: ['style.tintColor'],
  inkRole: (node) => (isHandKind(node.type) ? 'hand' : showsData(node) ? 'picture' : null),
  hand: ({ type }) => (isHandKind(type) ? type : null),
  asHand: (node, hand) => (HAND_CHOICES.includes(node.type) ? { ...node, type: hand ?? 'image' } : null),
  byteFields: { 'style.url': 'style.fileSize', activeIcon: 'activeFileSize' },
  images: ({ style, activeIcon = '', activeFileSize = 0 }) => [
    { url: style.url, fileSize: style.fileSize },
    { url: activeIcon, fileSize: activeIcon === '' ? 0 : activeFileSize },
  ],
  pictureFit: ({ type }) => (isHandKind(type) ? 'height' : type === 'background' ? 'cover' : 'longer'),
  derive: {
    // Setting the tint colour sets all four channels (docs/rules/product.md).
    ...Object.fromEntries(CHANNELS.map((channel) => [channel, tintChannel(channel)])),
    tintColor: (value) => ({ tintColor: value, ...(typeof value === 'string' ? tintOfColor(value) : {}) }),
  },
  vectorSource: ({ style }) => (style.vector?.url === style.url ? style.vector : null),
  // The vector source belongs to one picture; drop it when the picture changes.
  follows: ({ url, vector }) => (vector && vector.url !== url ? { vector: undefined } : {}),
  effects: ({ type }) => (type === 'background' ? [] : ['shadow']),
  exportOutcome: (node, packaging) => (packaging === 'watchFace' ? watchOutcome : chipOutcome)(node),
  isDrawnLate: (node) => castOf(node) !== null,
  overhang: (node) => (castOf(node) ? shadowReach(node.style.shadow) : 0),
  isDrawn: true,
});

export const imageEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
