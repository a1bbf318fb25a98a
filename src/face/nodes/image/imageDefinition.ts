// Image layers: pictures, hands, ticks and the background; what one is stands in its `type`.

import type { NodeOf } from '@/schemas/nodes';
import { HAND_CHOICES, imageNode } from '@/schemas/nodes/image';
import { type Derive, defineNode } from '../defineNode';
import { isHandKind } from '../handKinds';
import { pictureHandles } from '../handleSets';
import { turning, written } from '../nodeExpressions';
import { handItems, tickItem } from './hands';
import { hasTwoPictures } from './icon';
import { backgroundItem, iconItem, imageItem } from './pictures';
import { colorOfTint, effectiveTint, type Tint, tintOfColor } from './tint';

/** What decides between the two pictures of an icon; empty for an image that has one. */
const whenOf = (node: NodeOf<'image'>): string => (hasTwoPictures(node) ? (node.activeWhen ?? '') : '');

const CHANNELS = ['red', 'green', 'blue', 'alpha'] as const;

/** A channel changes the colour that stands for all four. */
const tintChannel =
  (channel: keyof Tint): Derive<'image'> =>
  (value, { style }) => {
    if (typeof value !== 'number') return { [channel]: value };
    const tint = { ...effectiveTint(style), [channel]: value };
    return { ...tint, tintColor: colorOfTint(tint) };
  };

export const imageDefinition = defineNode({
  type: 'image',
  schema: imageNode,
  items: [...handItems, tickItem, iconItem, imageItem, backgroundItem],
  icon: (node) => node.type,
  handles: ({ style }, canvas) => pictureHandles(style, canvas),
  isDynamic: (node) => node.style.rotate !== '' || hasTwoPictures(node),
  expressions: (node) => written({ path: 'activeWhen', source: whenOf(node), kind: 'number' }, turning(node.style)),
  isFixed: () => false,
  isPinnedFirst: (node) => node.type === 'background',
  ambient: 'kept',
  isPicture: () => true,
  hand: ({ type }) => (isHandKind(type) ? type : null),
  asHand: (node, hand) => (HAND_CHOICES.includes(node.type) ? { ...node, type: hand ?? 'image' } : null),
  byteFields: { 'style.url': 'style.fileSize', activeIcon: 'activeFileSize' },
  images: ({ style, activeIcon = '', activeFileSize = 0 }) => [
    { url: style.url, fileSize: style.fileSize },
    { url: activeIcon, fileSize: activeIcon === '' ? 0 : activeFileSize },
  ],
  pictureFit: ({ type }) => (isHandKind(type) ? 'height' : type === 'background' ? 'cover' : 'longer'),
  derive: {
    // Choosing a tint colour sets the four channels at once (product.md).
    ...Object.fromEntries(CHANNELS.map((channel) => [channel, tintChannel(channel)])),
    tintColor: (value) => ({ tintColor: value, ...(typeof value === 'string' ? tintOfColor(value) : {}) }),
  },
  vectorSource: ({ style }) => (style.vector?.url === style.url ? style.vector : null),
  // A drawing belongs to the one picture that was made of it.
  follows: ({ url, vector }) => (vector && vector.url !== url ? { vector: undefined } : {}),
  isDrawn: true,
});
