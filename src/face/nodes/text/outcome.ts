// How texts leave: natively, with a shadow where the watch draws one on the right side.
import type { NodeOf } from '@/schemas/nodes';
import type { LayerOutcome } from '../defineNode';
import { blurReach, isCast, shadowInLayer } from '../shadow';

type Text = NodeOf<'text'>;

const NATIVE: LayerOutcome = { outcome: 'native', reasons: [] };
const without = (reason: string): LayerOutcome => ({ outcome: 'native', reasons: [reason], lost: ['shadow'] });

/** The shadow's offset, px of the resting layer. */
export const textShadowOffset = ({ shadow, scaleX, scaleY, rotation }: Text['style']): { x: number; y: number } =>
  shadowInLayer(shadow, { scaleX, scaleY }, rotation);

/**
 * The side at which the watch cuts the shadow, because a part clips its content and begins where aligned text begins; null
 * if the shadow does not reach beyond it.
 */
export function cutSide(style: Text['style']): 'left' | 'right' | null {
  const { align, shadow } = style;
  if (align === 'center' || !isCast(shadow)) return null;
  const { x } = textShadowOffset(style);
  return blurReach(shadow.blur) + (align === 'left' ? -x : x) > 0 ? align : null;
}

/** The outcome on the smartwatch, which moves the shadow of a part together with the part. */
export function watchOutcome({ style }: Text): LayerOutcome {
  if (!isCast(style.shadow)) return NATIVE;
  if (style.rotate !== '') return without('shadowTurns');
  return cutSide(style) ? { outcome: 'native', reasons: ['shadowCut'] } : NATIVE;
}

/** The outcome on the chip watch, whose texts have no shadow. */
export const chipOutcome = ({ style }: Text): LayerOutcome => (isCast(style.shadow) ? without('shadowText') : NATIVE);
