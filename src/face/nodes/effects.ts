// What can be drawn behind a layer: its shadow, and the glow and outline of letters. Each is a part of the style with a switch.
import type { FaceNode } from '@/schemas/nodes';

export const LAYER_EFFECTS = ['shadow', 'glow', 'outline'] as const;
export type LayerEffect = (typeof LAYER_EFFECTS)[number];

/** A switched part of a style; the other values depend on the effect. */
export interface EffectPart {
  isOn: boolean;
}

/** The layer with these effects switched off, their values kept. The same object if none is on. */
export function switchedOff<N extends FaceNode>(node: N, effects: readonly LayerEffect[]): N {
  const style = node.style as Partial<Record<LayerEffect, EffectPart>>;
  const on = effects.filter((effect) => style[effect]?.isOn);
  if (on.length === 0) return node;
  const off = Object.fromEntries(on.map((effect) => [effect, { ...style[effect], isOn: false }]));
  return { ...node, style: { ...style, ...off } };
}
