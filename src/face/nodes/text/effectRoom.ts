// Room for the effects of a text in its part of a watch face.
import { reachOf, type TextEffect } from './effects';

/** Room that the effects need on each side of the letters, px. */
export const roomOfEffects = (effects: readonly TextEffect[]): { across: number; along: number } => ({
  across: Math.max(0, ...effects.map((effect) => Math.ceil(Math.abs(effect.x) + reachOf(effect)))),
  along: Math.max(0, ...effects.map((effect) => Math.ceil(Math.abs(effect.y) + reachOf(effect)))),
});
