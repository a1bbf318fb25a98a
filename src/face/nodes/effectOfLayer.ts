// The effects of a layer, drawn or not, for the tools that change them.
import type { FaceNode } from '@/schemas/nodes';
import { absentPart } from '@/schemas/nodes/absentPart';
import type { EffectPart, LayerEffect } from './effects';
import { canHave } from './index';

/** A shadow, glow or outline of a layer of a kind that can have one, with the defaults of one that is absent; else null. */
export function effectOfLayer(node: FaceNode, effect: LayerEffect): EffectPart | null {
  if (!canHave(node, effect)) return null;
  const style = node.style as Partial<Record<LayerEffect, EffectPart>>;
  return style[effect] ?? (absentPart(node, effect) as EffectPart);
}
