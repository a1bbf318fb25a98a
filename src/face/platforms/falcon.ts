// ASR: everything this platform allows and refuses (spec 5, 9; product.md).
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import type { PlatformPolicy } from './policy';
import {
  animationWithin,
  atMost,
  eachInOneText,
  isAnimation,
  isBackground,
  isComplication,
  onlyTags,
  tagRotatedWithin,
  textTagAloneOr,
  unanimatedAbove30,
  unrotatedAbove30,
} from './rules';

const SIDE = 466;
/** 217,156 px²: elements may cover 30 percent of it (spec 5). */
const AREA = SIDE * SIDE;

/** Tags this platform shows (spec 9). */
export const FALCON_TAGS = [
  ...['Dyy', 'Dyyyy', 'DMM', 'DMMM', 'DMMMM', 'DMMMzh', 'DMMMMzh', 'DdL', 'DE', 'DEEEE', 'DES'],
  ...['DEzh', 'DEEEEzh', 'DESzh', 'DOW', 'DOWB', 'Db', 'DmZ', 'DsZ', 'WCT', 'WCCT', 'ZSC', 'DIST'],
  ...['CAL', 'SV', 'BOV', 'SQV', 'ZHR', 'BLP', 'Da', 'DWFKS', 'DWFM', 'DWFS'],
];

/** Tags that one text layer may use, and no second (product.md). */
export const FALCON_RESERVED_TAGS = [
  ...['Dyy', 'Dyyyy', 'DMM', 'DMMM', 'DdL', 'DE', 'DEEEE', 'DOW', 'Db', 'DmZ', 'DsZ', 'Da', 'WCT'],
];

/** Hour and minute; month and day; year of two and of four digits, month and day (spec 9). */
export const FALCON_COMBINATIONS = ['#Db#:#DmZ#', '#DMM#-#DdL#', '#Dyy#-#DMM#-#DdL#', '#Dyyyy#-#DMM#-#DdL#'];

const ALWAYS = [
  unrotatedAbove30('imgAreaTip'),
  tagRotatedWithin(AREA, 'asrImgAreaTip'),
  unanimatedAbove30('aniAreaTip'),
  animationWithin(AREA, 'aniAreaTip'),
  onlyTags(FALCON_TAGS, 'tagNotShown'),
  textTagAloneOr(FALCON_COMBINATIONS, 'tagCombination'),
] as const;

export const falcon: PlatformPolicy = {
  platform: 'falcon',
  canvas: { width: SIDE, height: SIDE, shape: 'circle' },
  frameDelayMs: 200,
  textTagsMax: 3,
  offeredTags: ['everywhere', 'chipOnly'],
  hiddenTags: DATA_TAGS.map((tag) => tag.name).filter((name) => !FALCON_TAGS.includes(name)),
  rules: {
    add: [
      atMost(isBackground, 1, 'backgroundOnce'),
      atMost(isAnimation, 3, 'sequenceLimit'),
      atMost(isComplication, 8, 'complicationLimit'),
      ...ALWAYS,
      eachInOneText(FALCON_RESERVED_TAGS, 'onlyOnce'),
    ],
    paste: [
      atMost(isBackground, 1, 'backgroundOnce'),
      atMost(isAnimation, 3, 'copySequenceFailed'),
      atMost(isComplication, 8, 'copyComplicationFailed'),
      ...ALWAYS,
      eachInOneText(FALCON_RESERVED_TAGS, 'copyTextFailed'),
    ],
    change: [...ALWAYS, eachInOneText(FALCON_RESERVED_TAGS, 'onlyOnce')],
  },
};
