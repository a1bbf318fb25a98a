// How far a tilted layer moves, and what it uncovers. Apart from `tilt.ts`, because few faces have such layers.
import type { TiltState } from '@/face/dataTags/watchState';
import { boundsOf } from '@/face/geometry/bounds';
import { pivotOnCanvas } from '@/face/geometry/pictures';
import type { Tilt } from '@/schemas/tilt';
import type { CanvasFacts } from './defineNode';
import type { BoxedLayer } from './seen';
import { tiltOf } from './tilt';

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The change at a tilt of the watch: px, degrees, and factors of size and opacity. */
export function tiltedBy({ range, x, y, angle, scale, alpha }: Tilt, state: TiltState) {
  const [across, along] = [within(state.y, range) / range, within(state.x, range) / range];
  const share = within(Math.abs(state.x) + Math.abs(state.y), range) / range;
  return {
    // Adding 0 turns -0 into 0.
    ...{ x: x * across + 0, y: y * along + 0, angle: angle * across + 0 },
    ...{ scale: 1 + (scale - 1) * share, alpha: 1 + (alpha - 1) * share },
  };
}

/** Maximum px of the canvas beside a layer that covers it at rest, at any tilt; 0 for any other layer. */
export function freedByTilt(node: BoxedLayer, { width, height }: CanvasFacts): number {
  const tilt = tiltOf(node);
  const box = boundsOf(node.style);
  const gapsOf = (from: number, length: number, whole: number) => [from, whole - from - length];
  const covers = [...gapsOf(box.x, box.width, width), ...gapsOf(box.y, box.height, height)].every((gap) => gap <= 0);
  if (!tilt || !covers) return 0;
  const pivot = pivotOnCanvas(node.style);
  const gaps = [1, tilt.scale].flatMap((scale) => {
    const scaled = (at: number, about: number) => about + (at - about) * scale;
    return [
      ...gapsOf(scaled(box.x, pivot.x), box.width * scale, width).map((gap) => gap + Math.abs(tilt.x)),
      ...gapsOf(scaled(box.y, pivot.y), box.height * scale, height).map((gap) => gap + Math.abs(tilt.y)),
    ];
  });
  return Math.max(0, ...gaps);
}
