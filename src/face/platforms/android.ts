// Wear OS: everything this platform allows and refuses.
import { ANIMATION_DELAY_MS, DEFAULT_CANVAS_SIDE, TEXT_TAGS_MAX } from '@/schemas/limits';
import type { PlatformPolicy } from './policy';
import {
  atMost,
  isAnimation,
  isBackground,
  isComplication,
  textTagsAtMost,
  unanimatedAbove30,
  unrotatedAbove30,
} from './rules';

const ALWAYS = [
  unrotatedAbove30('imgAreaTip'),
  unanimatedAbove30('aniAreaTip'),
  textTagsAtMost(TEXT_TAGS_MAX, 'tooManyTextTags'),
] as const;

export const android: PlatformPolicy = {
  platform: 'android',
  canvas: { width: DEFAULT_CANVAS_SIDE, height: DEFAULT_CANVAS_SIDE, shape: 'circle' },
  frameDelayMs: ANIMATION_DELAY_MS,
  textTagsMax: TEXT_TAGS_MAX,
  offeredTags: ['everywhere'],
  hiddenTags: ['DIST', 'CAL', 'SV', 'BOV', 'DWFSF'],
  rules: {
    add: [
      atMost(isBackground, 1, 'backgroundOnce'),
      atMost(isAnimation, 3, 'sequenceLimit'),
      atMost(isComplication, 8, 'complicationLimit'),
      ...ALWAYS,
    ],
    paste: [
      atMost(isBackground, 1, 'backgroundOnce'),
      atMost(isAnimation, 3, 'copySequenceFailed'),
      atMost(isComplication, 8, 'copyComplicationFailed'),
      ...ALWAYS,
    ],
    change: [...ALWAYS],
  },
};
