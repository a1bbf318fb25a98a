// What the fields of a shadow mean, for every type that has one.
import type { FaceNode } from '@/schemas/nodes';
import type { Shadow } from '@/schemas/shadow';
import { isClear } from './clearColor';
import { switchedOff } from './effects';

/** Whether a shadow, a glow or an outline is drawn: switched on, in a color that is not clear. */
export const isCast = ({ isOn, color }: Pick<Shadow, 'isOn' | 'color'>): boolean => isOn && !isClear(color);

/** How far a blur reaches beyond the silhouette, px: three standard deviations, each half of the blur. */
export const blurReach = (blur: number): number => Math.ceil(1.5 * blur);

/** How far the shadow may be from the layer at any angle, px. */
export const shadowReach = (shadow: Shadow): number =>
  isCast(shadow) ? Math.hypot(shadow.x, shadow.y) + blurReach(shadow.blur) : 0;

/** A length in px of a scaled layer; 0 if the layer is too thin to be drawn. */
const unscaled = (length: number, scale: number): number => (Math.abs(scale) < 1e-6 ? 0 : length / scale);

/** The offset of the shadow in the layer's own px while the layer has this angle, degrees clockwise. */
export function shadowInLayer(
  { x, y }: Pick<Shadow, 'x' | 'y'>,
  { scaleX, scaleY }: { scaleX: number; scaleY: number },
  angle: number,
): { x: number; y: number } {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return { x: unscaled(x * cosine + y * sine, scaleX), y: unscaled(y * cosine - x * sine, scaleY) };
}

/** The layer with its shadow switched off. A light shadow lights pixels, which always-on must spare. */
export const withoutShadow = <N extends FaceNode>(node: N): N => switchedOff(node, ['shadow']);
