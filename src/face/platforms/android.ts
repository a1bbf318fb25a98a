// Wear OS: the platform's policy.
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { tagUses } from '@/face/dataTags/expression/usage';
import { hasFrames, isPinnedFirst, isSlot } from '@/face/nodes';
import { slowedTo } from '@/face/nodes/frames';
import {
  ANIMATION_DELAY_MS,
  COMPLICATION_PASTE_ABOVE,
  COMPLICATION_SLOTS_MAX,
  DEFAULT_CANVAS_SIDE,
  SEQUENCE_LAYERS_MAX,
  TEXT_TAGS_MAX,
} from '@/schemas/limits';
import { packagingOf } from './packagings';
import type { PlatformPolicy } from './platformPolicy';
import { unanimatedAbove30, unrotatedAbove30 } from './rules/area';
import { framesStay } from './rules/frames';
import { atMost, noneWhileAbove } from './rules/limits';
import { notInAmbient } from './rules/mode';
import { onlyTags, textTagsAtMost } from './rules/tags';

/** Tags without a source on this platform (spec 9). The smooth second hand is evaluated if a design already uses it. */
const HIDDEN_TAGS = ['DIST', 'CAL', 'SV', 'BOV', 'DWFSF'];

const SHOWN_TAGS = DATA_TAGS.filter((tag) => tag.offered === 'everywhere' && !HIDDEN_TAGS.includes(tag.name)).map(
  (tag) => tag.name,
);

const ALWAYS = [
  notInAmbient('ambientRefused'),
  // Checked first: an animation that is made small enough may be rotated.
  unanimatedAbove30('aniAreaTip'),
  unrotatedAbove30('imgAreaTip'),
  framesStay(ANIMATION_DELAY_MS, 'frameDelayTip'),
  onlyTags(SHOWN_TAGS, [], 'tagNotShown'),
  textTagsAtMost(TEXT_TAGS_MAX, 'tooManyTextTags'),
] as const;

export const android: PlatformPolicy = {
  platform: 'android',
  hasGroups: true,
  packaging: packagingOf('android'),
  canvas: { width: DEFAULT_CANVAS_SIDE, height: DEFAULT_CANVAS_SIDE, shape: 'circle' },
  frameDelayMs: ANIMATION_DELAY_MS,
  minFrameDelayMs: ANIMATION_DELAY_MS,
  elementArea: null,
  textTagsMax: TEXT_TAGS_MAX,
  textCombinations: null,
  offeredTags: ['everywhere'],
  hiddenTags: HIDDEN_TAGS,
  shownTags: SHOWN_TAGS,
  pictureTags: [],
  storeRules: [
    'backgroundOnce',
    'sequenceLimit',
    'ambientRefused',
    'aniAreaTip',
    'imgAreaTip',
    'frameDelayTip',
    'tagNotShown',
    'tooManyTextTags',
  ],
  budgetBytes: null,
  allowsText: (textTag) => tagUses(textTag) <= TEXT_TAGS_MAX,
  adapt: (node) => slowedTo(node, ANIMATION_DELAY_MS),
  elementOf: () => null,
  settle: (nodes) => nodes,
  rules: {
    add: [
      atMost(isPinnedFirst, 1, 'backgroundOnce'),
      atMost(hasFrames, SEQUENCE_LAYERS_MAX, 'sequenceLimit'),
      atMost(isSlot, COMPLICATION_SLOTS_MAX, 'complicationLimit'),
      ...ALWAYS,
    ],
    paste: [
      atMost(isPinnedFirst, 1, 'backgroundOnce'),
      atMost(hasFrames, SEQUENCE_LAYERS_MAX, 'copySequenceFailed'),
      noneWhileAbove(isSlot, COMPLICATION_PASTE_ABOVE, 'copyComplicationFailed'),
      atMost(isSlot, COMPLICATION_SLOTS_MAX, 'copyComplicationFailed'),
      ...ALWAYS,
    ],
    change: [...ALWAYS],
    reorder: [],
  },
};
