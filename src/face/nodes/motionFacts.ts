// The cost of a motion, and layers without their motion. Separate from `motion.ts`, because drawing needs none of it.
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { motionOf, type TurningStyle } from './motion';

/** An expression with the same angle at every full second, for a layer that keeps no motion. */
export function plainRotate(style: TurningStyle): string {
  const { kind } = motionOf(style) ?? {};
  if (kind === 'day') return '(#DH#*15+#Dm#*0.25)';
  return kind === 'minute' ? '(#DWFM#+#Ds#*0.1)' : style.rotate;
}

/** How often the angle changes, per second: a number, or `always` for as often as the watch can draw. */
export type Redraws = number | 'always';

/** How often the watch redraws the layer, if more often than its tag changes; null otherwise. */
export function redrawsOf(style: TurningStyle): Redraws | null {
  const motion = motionOf(style);
  if (!motion || motion.kind === 'day') return null;
  if (motion.kind === 'minute') return 1;
  return motion.kind === 'spring' ? 'always' : (motion.steps ?? 'always');
}

/** The layer moving as its tag does; the same object if it does so already. */
export function withoutMotion<N extends FaceNode>(node: N): N {
  const { style } = node as { style?: { motion?: unknown } };
  if (style?.motion === undefined) return node;
  const { motion: _, ...rest } = style;
  return { ...node, style: rest };
}

/** Whether the layer moves otherwise than its tag. */
export const moves = (node: FaceNode): boolean =>
  isKnown(node) && 'rotate' in node.style && motionOf(node.style) !== null;
