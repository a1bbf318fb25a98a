// What is drawn behind the letters of a text, in the order and place in which the watch draws it.
import type { NodeOf, StyleOf } from '@/schemas/nodes';
import { isClear } from '../clearColor';
import { LAYER_EFFECTS, type LayerEffect } from '../effects';
import { blurReach, isCast, shadowInLayer } from '../shadow';

type TextStyle = StyleOf<'text'>;

export interface TextEffect {
  kind: LayerEffect;
  /** Offset from the letters, px of the resting layer. */
  x: number;
  y: number;
  /** Twice the standard deviation, px. */
  blur: number;
  /** Width of a stroke along the edges of the letters, px; 0 for a copy of the letters. */
  width: number;
  color: string;
}

/** The effects that a text draws, lowest first. Clear letters have none: the watch does not draw their text at all. */
export function effectsOf(style: TextStyle): readonly TextEffect[] {
  if (isClear(style.fill)) return [];
  const { shadow, glow, outline } = style;
  const all = {
    shadow: { ...shadow, ...shadowInLayer(shadow, style, style.rotation), width: 0 },
    glow: glow && { ...glow, x: 0, y: 0, blur: glow.radius, width: 0 },
    outline: outline && { ...outline, x: 0, y: 0, blur: 0 },
  };
  return LAYER_EFFECTS.flatMap((kind) => {
    const effect = all[kind];
    return effect && isCast(effect) ? { kind, ...effect } : [];
  });
}

/** The effects that a text draws in its own color or in the color of one of its rules, lowest first. */
export function effectsInAnyColor({ style, colorRules = [] }: NodeOf<'text'>): readonly TextEffect[] {
  const ruled = colorRules.find(({ path, color }) => path === 'style.fill' && !isClear(color));
  return effectsOf(ruled ? { ...style, fill: ruled.color } : style);
}

/** How far an effect reaches beyond the letters to each side of its own place, px. */
export const reachOf = ({ blur, width }: TextEffect): number => blurReach(blur) + Math.ceil(width / 2);

/**
 * The side at which the watch cuts effects, because a part clips its content and begins where aligned text begins; null if
 * none reaches beyond it.
 */
export function cutSide(effects: readonly TextEffect[], align: TextStyle['align']): 'left' | 'right' | null {
  if (align === 'center') return null;
  const isCut = effects.some((effect) => reachOf(effect) + (align === 'left' ? -effect.x : effect.x) > 0);
  return isCut ? align : null;
}
