// How pictures are exported: natively, or with their shadow in another form or without it.
import type { NodeOf } from '@/schemas/nodes';
import type { LayerOutcome } from '../defineNode';
import { chipShadow, type ShadowFate, watchShadow } from './cast';

function outcomeOf(fate: ShadowFate | null): LayerOutcome {
  if (!fate) return { outcome: 'native', reasons: [] };
  if (fate === 'shadowBelow' || fate === 'shadowInPicture') return { outcome: 'restructured', reasons: [fate] };
  return { outcome: 'native', reasons: [fate], lost: ['shadow'] };
}

/** The outcome on the smartwatch. */
export const watchOutcome = (node: NodeOf<'image'>): LayerOutcome => outcomeOf(watchShadow(node));

/** The outcome on the chip watch. */
export const chipOutcome = (node: NodeOf<'image'>): LayerOutcome => outcomeOf(chipShadow(node));
