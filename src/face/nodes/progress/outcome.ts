// How progress is exported: its gradient as bands, its shadow as strokes or pictures below it.
import type { NodeOf } from '@/schemas/nodes';
import type { LayerOutcome, Packaging } from '../defineNode';
import { isCast } from '../shadow';

type Progress = NodeOf<'progress'>;

export const isEnumeration = ({ style }: Progress): boolean => style.progressType === 'ImageEnumeration';

/** The outcome on the smartwatch, and on the chip watch, which draws progress itself, without a shadow. */
export function outcomeOf(node: Progress, packaging: Packaging): LayerOutcome {
  const { fillStops, shadow } = node.style;
  const hasShadow = isCast(shadow);
  if (packaging === 'layers')
    return {
      outcome: 'native',
      reasons: hasShadow ? ['shadowFill'] : [],
      ...(hasShadow && { lost: ['shadow' as const] }),
    };
  const isPicked = isEnumeration(node);
  const reasons = [
    ...(fillStops && !isPicked ? ['bands'] : []),
    ...(hasShadow ? [isPicked ? 'shadowBelow' : 'shadowStrokes'] : []),
  ];
  return { outcome: reasons.length > 0 ? 'restructured' : 'native', reasons };
}
