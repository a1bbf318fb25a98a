// How texts leave: natively, or as copies above each other where several effects are behind the letters.
import type { NodeOf } from '@/schemas/nodes';
import type { LayerOutcome } from '../defineNode';
import { cutSide, effectsInAnyColor, type TextEffect } from './effects';

type Text = NodeOf<'text'>;

/** The effects that the smartwatch draws. It moves the shadow of a part together with the part. */
export const watchEffects = (node: Text): readonly TextEffect[] =>
  effectsInAnyColor(node).filter(({ kind }) => kind !== 'shadow' || node.style.rotate === '');

/** The outcome on the smartwatch. An element of its format has one effect. */
export function watchOutcome(node: Text): LayerOutcome {
  const drawn = watchEffects(node);
  const turns = drawn.length < effectsInAnyColor(node).length;
  const isStacked = drawn.length > 1;
  const reasons = { shadowTurns: turns, effectsStacked: isStacked, effectCut: cutSide(drawn, node.style.align) };
  return {
    outcome: isStacked ? 'restructured' : 'native',
    reasons: Object.entries(reasons).flatMap(([reason, holds]) => (holds ? reason : [])),
    ...(turns && { lost: ['shadow'] }),
  };
}

/** The outcome on the chip watch, whose texts have letters alone. */
export function chipOutcome(node: Text): LayerOutcome {
  const lost = effectsInAnyColor(node).map(({ kind }) => kind);
  return { outcome: 'native', reasons: lost.map((kind) => `${kind}Text`), ...(lost.length > 0 && { lost }) };
}
