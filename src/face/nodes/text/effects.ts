// What is drawn behind the letters of a text, in the order and place in which the watch draws it.
import type { StyleOf } from '@/schemas/nodes';
import type { LayerEffect } from '../effects';
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

const AT_LETTERS = { x: 0, y: 0, blur: 0, width: 0 };

/** The effects that a text draws, lowest first. */
export function effectsOf(style: TextStyle): readonly TextEffect[] {
  const { shadow, glow, outline, rotation } = style;
  return [
    ...(isCast(shadow)
      ? [
          {
            kind: 'shadow' as const,
            ...shadowInLayer(shadow, style, rotation),
            blur: shadow.blur,
            width: 0,
            color: shadow.color,
          },
        ]
      : []),
    ...(glow && isCast(glow) ? [{ kind: 'glow' as const, ...AT_LETTERS, blur: glow.radius, color: glow.color }] : []),
    ...(outline && isCast(outline)
      ? [{ kind: 'outline' as const, ...AT_LETTERS, width: outline.width, color: outline.color }]
      : []),
  ];
}

/** How far an effect reaches beyond the letters to each side of its own place, px. */
export const reachOf = ({ blur, width }: TextEffect): number => blurReach(blur) + Math.ceil(width / 2);

/** Room that the effects need on each side of the letters, px. */
export const roomOfEffects = (effects: readonly TextEffect[]): { across: number; along: number } => ({
  across: Math.max(0, ...effects.map((effect) => Math.ceil(Math.abs(effect.x) + reachOf(effect)))),
  along: Math.max(0, ...effects.map((effect) => Math.ceil(Math.abs(effect.y) + reachOf(effect)))),
});

/**
 * The side at which the watch cuts effects, because a part clips its content and begins where aligned text begins; null if
 * none reaches beyond it.
 */
export function cutSide(effects: readonly TextEffect[], align: TextStyle['align']): 'left' | 'right' | null {
  if (align === 'center') return null;
  const isCut = effects.some((effect) => reachOf(effect) + (align === 'left' ? -effect.x : effect.x) > 0);
  return isCut ? align : null;
}
