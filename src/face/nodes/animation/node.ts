// Definition of animations: the catalogue's sequence, which covers at most 30 percent of the canvas (spec 5).
import { round2 } from '@/face/geometry/bounds';
import { boundedLength } from '@/face/geometry/transform';
import { ANIMATION_LOOP_FOREVER_ABOVE, ROTATABLE_AREA_SHARE } from '@/schemas/limits';
import { type CanvasFacts, type CatalogueItem, defineNode, type GivenImage } from '../defineNode';
import { pictureHandles } from '../handleSets';
import { imageNode } from '../image/schema';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import { centred, fitted } from '../placing';
import { animationNode, animationStyle } from './schema';
import { timingOf } from './timing';

/** Side of a sequence without pictures, px. */
const BARE_SIDE = 100;
/** A single picture is not an animation. */
const FRAMES_MIN = 2;
/** Maximum frames of a new sequence: one minute of seconds. */
const FRAMES_MAX = 60;

/** The picture's size, scaled down if it does not fit the canvas or covers more than an animation may. */
function allowedSize({ width, height }: Pick<GivenImage, 'width' | 'height'>, canvas: CanvasFacts) {
  const cover = Math.sqrt((ROTATABLE_AREA_SHARE * canvas.width * canvas.height) / (width * height));
  const factor = Math.min(1, cover, canvas.width / width, canvas.height / height);
  // Rounded down to hundredths, so that the area stays within the limit.
  const scaled = (length: number) => (factor === 1 ? length : boundedLength(Math.floor(length * factor * 100) / 100));
  return { width: round2(scaled(width)), height: round2(scaled(height)) };
}

const sequenceItem: CatalogueItem = {
  key: 'animation',
  category: 'animation',
  icon: 'animation',
  pictures: { min: FRAMES_MIN, max: FRAMES_MAX, gif: true },
  start({ canvas, frameDelayMs, asksOverLimit, images }) {
    const picture = images[0] ?? { width: BARE_SIDE, height: BARE_SIDE };
    const { width, height } = asksOverLimit ? fitted(picture, canvas, 1) : allowedSize(picture, canvas);
    const imgs = images.map(({ url, fileSize }) => ({ url, fileSize }));
    return { style: { ...centred(width, height, canvas), imgs, delayTime: frameDelayMs, ratio: true } };
  },
};

/** The number of loops that the "forever" switch sets. */
const FOREVER_LOOPS = ANIMATION_LOOP_FOREVER_ABOVE + 1;
const isForEver = (loops: unknown) => typeof loops === 'number' && loops > ANIMATION_LOOP_FOREVER_ABOVE;

/** The style without the fields that only animations have; keeps fields unknown to this version. */
const withoutOwn = (style: object): object =>
  Object.fromEntries(
    Object.entries(style).filter(
      ([name]) => !Object.hasOwn(animationStyle.shape, name) || Object.hasOwn(imageNode.shape.style.shape, name),
    ),
  );

const definition = defineNode({
  type: 'animation',
  schema: animationNode,
  items: [sequenceItem],
  icon: () => 'animation',
  handles: ({ style }, canvas) => pictureHandles(style, canvas),
  isDynamic: () => true,
  expressions: ({ style }) => written(turning(style)),
  live: PLACE_FIELDS,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'refused',
  images: ({ style }) => style.imgs,
  pictureList: () => 'style.imgs',
  imagesLeast: FRAMES_MIN,
  playback: ({ style }) => timingOf(style),
  frames: {
    delayPath: 'style.delayTime',
    delayMs: ({ style }) => style.delayTime,
    withDelay: (node, delayTime) => ({ ...node, style: { ...node.style, delayTime } }),
    still({ uuid, label, freeze, level, style }, frame) {
      const picture = style.imgs[frame];
      if (!picture) return null;
      const stillStyle = { ...withoutOwn(style), ...picture };
      return imageNode.parse({ uuid, label, freeze, level, nodeType: 'image', style: stillStyle });
    },
  },
  derive: {
    // The switch and the number stay in sync: more than 100 loops means forever (spec 3).
    intervalCount: (value) => ({ intervalCount: value, loop: isForEver(value) }),
    loop: (value, { style }) => ({
      loop: value,
      intervalCount: value === isForEver(style.intervalCount) ? style.intervalCount : value ? FOREVER_LOOPS : 1,
    }),
  },
  isDrawn: true,
});

export const animationEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
