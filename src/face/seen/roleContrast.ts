// How the ink of a layer must contrast with the layers below, by the role of the layer.
import type { InkRole } from '@/face/nodes/inkRole';
import { GRAPHICS_CONTRAST_MIN } from './limits';
import type { InkContrast } from './measureSeen';
import { type ContrastVerdict, judgeContrast } from './textContrast';

/**
 * The percentile of the contrasts that decides. Hands can be hollow and dark in the middle, so their lightest parts count;
 * of a fill the part behind it is its track.
 */
const DECIDES: Readonly<Record<Exclude<InkRole, 'text' | 'plate'>, keyof InkContrast>> = {
  picture: 'p50',
  slot: 'p50',
  progress: 'p75',
  hand: 'p90',
};

/**
 * The decisive contrast, and the minimum that it must reach; null for a role without a limit. `isLarge`: of letters.
 */
export function judgeInk(role: InkRole, contrast: InkContrast, isLarge: boolean): ContrastVerdict | null {
  if (role === 'text') return judgeContrast(contrast, isLarge);
  return role === 'plate' ? null : { ratio: contrast[DECIDES[role]], least: GRAPHICS_CONTRAST_MIN };
}
