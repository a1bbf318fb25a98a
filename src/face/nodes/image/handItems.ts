// The catalogue's hands and tick mark: images with built-in art, a default tag and the resting angle of 08:59:08 (spec
// 5, 9).

import { DEFAULT_HAND_ROTATION } from '@/schemas/limits';
import { round2 } from '../../geometry/bounds';
import type { CatalogueItem } from '../defineNode';
import { centred, onThisCanvas, pivoted } from '../placing';

interface Hand {
  key: keyof typeof DEFAULT_HAND_ROTATION;
  tag: string;
  /** Size of the art on the default canvas, px, and the distance of its axis from its top. */
  width: number;
  height: number;
  axis: number;
}

const HANDS: readonly Hand[] = [
  { key: 'hour', tag: 'DWFKS', width: 24, height: 150, axis: 125 },
  { key: 'minutes', tag: 'DWFM', width: 20, height: 215, axis: 185 },
  { key: 'seconds', tag: 'DWFS', width: 12, height: 250, axis: 200 },
];
const TICK_SIDE = 460;

/** The hands, each with its axis at the centre of the dial. */
export const handItems: readonly CatalogueItem[] = HANDS.map(({ key, tag, width, height, axis }) => ({
  key,
  category: 'time',
  icon: key,
  start({ canvas }) {
    const size = { width: onThisCanvas(width, canvas), height: onThisCanvas(height, canvas) };
    const offset = { x: round2(size.width / 2), y: onThisCanvas(axis, canvas) };
    return {
      kind: key,
      style: {
        ...pivoted(size.width, size.height, offset, canvas),
        url: `art:starter/${key}.png`,
        rotate: `#${tag}#`,
        rotation: DEFAULT_HAND_ROTATION[key],
        ratio: true,
      },
    };
  },
}));

/** The ring of minute marks. */
export const tickItem: CatalogueItem = {
  key: 'tick',
  category: 'time',
  icon: 'tick',
  start({ canvas }) {
    const side = onThisCanvas(TICK_SIDE, canvas);
    return { kind: 'tick', style: { ...centred(side, side, canvas), url: 'art:starter/tick.png', ratio: true } };
  },
};
