// ASR: the platform's policy (spec 5, 9; docs/rules/product.md).
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import { hasFrames, isPinnedFirst, isSlot } from '@/face/nodes';
import { withColorRules } from '@/face/nodes/colorRules';
import { slowedTo } from '@/face/nodes/frames';
import { withoutLeftovers } from '@/face/nodes/leftoverNames';
import { withLive } from '@/face/nodes/liveFields';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import { mapped } from '@/face/nodes/mapped';
import { withoutMotion } from '@/face/nodes/motionFacts';
import { withShownFor } from '@/face/nodes/shownFor';
import { withoutTilt } from '@/face/nodes/tilt';
import {
  COMPLICATION_PASTE_ABOVE,
  COMPLICATION_SLOTS_MAX,
  FALCON_ANIMATION_DELAY_MS,
  FALCON_ASSETS_BYTES,
  FALCON_CANVAS_AREA,
  FALCON_CANVAS_SIDE,
  FALCON_PASTE_ANIMATIONS_ABOVE,
  SEQUENCE_LAYERS_MAX,
} from '@/schemas/limits';
import type { FaceNode } from '@/schemas/nodes';
import { ELEMENTS, elementNameOf } from './elements';
import { breaksLevels, mixesGroups, settledByLevel } from './layerOrder';
import { packagingOf } from './packagings';
import type { PlatformPolicy } from './platformPolicy';
import { animationWithin, elementWithin, tagRotatedWithin, unanimatedAbove30, unrotatedAbove30 } from './rules/area';
import { noneFromElsewhere } from './rules/foreign';
import { framesStay } from './rules/frames';
import { noLiveGradients } from './rules/gradients';
import { atMost, noneWhileAbove } from './rules/limits';
import { notInAmbient } from './rules/mode';
import { neverOrdered } from './rules/order';
import { eachInOneText, isSingleTag, onlyTags, textTagAloneOr } from './rules/tags';

/** Tags that this platform supports (spec 9). */
export const FALCON_TAGS = [
  ...['Dyy', 'Dyyyy', 'DMM', 'DMMM', 'DMMMM', 'DMMMzh', 'DMMMMzh', 'DdL', 'DE', 'DEEEE', 'DES'],
  ...['DEzh', 'DEEEEzh', 'DESzh', 'DOW', 'DOWB', 'Db', 'DmZ', 'DsZ', 'WCT', 'WCCT', 'ZSC', 'DIST'],
  ...['CAL', 'SV', 'BOV', 'SQV', 'ZHR', 'BLP', 'Da', 'DWFKS', 'DWFM', 'DWFS'],
];

/** Tags hidden while a design has copies on both platforms (spec 9). */
export const COMPATIBLE_HIDDEN_TAGS = ['DIST', 'CAL', 'SV', 'BOV'];

/** Tags that pick pictures of the weather and moon-phase sets; texts cannot show them. */
const PICTURE_TAGS = ['WCCI', 'MOONPHASE'];

/** Tags that only one text layer of a face may use (docs/rules/product.md). */
export const FALCON_RESERVED_TAGS = [
  ...['Dyy', 'Dyyyy', 'DMM', 'DMMM', 'DdL', 'DE', 'DEEEE', 'DOW', 'Db', 'DmZ', 'DsZ', 'Da', 'WCT'],
];

/** Hour and minute; month and day; year of two or four digits, month and day (spec 9). */
export const FALCON_COMBINATIONS = ['#Db#:#DmZ#', '#DMM#-#DdL#', '#Dyy#-#DMM#-#DdL#', '#Dyyyy#-#DMM#-#DdL#'];

/** Orders layers by level. The wearer of this platform chooses nothing, so that every layer of a copy is shown. */
const settle = (nodes: readonly FaceNode[]): readonly FaceNode[] =>
  settledByLevel(mapped(nodes, (node) => withShownFor(node, null)));

/** The platform's policy without the given hidden tags. */
function showing(hidden: readonly string[]): PlatformPolicy {
  const shown = FALCON_TAGS.filter((tag) => !hidden.includes(tag));
  const always = [
    noneFromElsewhere('keptPartRefused'),
    notInAmbient('ambientRefused'),
    noLiveGradients('gradientRefused'),
    // Checked first: an animation that is made small enough may be rotated.
    unanimatedAbove30('aniAreaTip'),
    animationWithin(FALCON_CANVAS_AREA, 'aniAreaTip'),
    // The tag rule first: on the platform's own canvas both rules have the same limit, and this message is more
    // specific.
    tagRotatedWithin(FALCON_CANVAS_AREA, 'asrImgAreaTip'),
    unrotatedAbove30('imgAreaTip'),
    elementWithin(FALCON_CANVAS_AREA, (node) => elementNameOf(node) !== null, 'elementAreaTip'),
    framesStay(FALCON_ANIMATION_DELAY_MS, 'frameDelayTip'),
    onlyTags(FALCON_TAGS, PICTURE_TAGS, 'tagNotShown'),
    onlyTags(shown, PICTURE_TAGS, 'tagNotCompatible'),
    textTagAloneOr(FALCON_COMBINATIONS, 'tagCombination'),
  ];
  return {
    platform: 'falcon',
    hasGroups: false,
    packaging: packagingOf('falcon'),
    canvas: { width: FALCON_CANVAS_SIDE, height: FALCON_CANVAS_SIDE, shape: 'circle' },
    frameDelayMs: FALCON_ANIMATION_DELAY_MS,
    minFrameDelayMs: FALCON_ANIMATION_DELAY_MS,
    elementArea: FALCON_CANVAS_AREA,
    textTagsMax: 3,
    textCombinations: FALCON_COMBINATIONS,
    offeredTags: ['everywhere', 'chipOnly'],
    hiddenTags: DATA_TAGS.map((tag) => tag.name).filter((name) => !shown.includes(name)),
    shownTags: shown,
    pictureTags: PICTURE_TAGS,
    storeRules: [],
    budgetBytes: FALCON_ASSETS_BYTES,
    allowsText: (textTag) =>
      tagsOfExpression(textTag).every((tag) => shown.includes(tag)) &&
      (isSingleTag(textTag) || FALCON_COMBINATIONS.includes(textTag)),
    adapt: (node) =>
      slowedTo(
        withoutTilt(withColorRules(withLive(withoutMotion(withoutLeftovers(node)), {}), [])),
        FALCON_ANIMATION_DELAY_MS,
      ),
    elementOf(node) {
      const name = elementNameOf(node);
      return name && { name, type: ELEMENTS[name].type, level: ELEMENTS[name].level };
    },
    settle,
    rules: {
      add: [
        atMost(isPinnedFirst, 1, 'backgroundOnce'),
        atMost(hasFrames, SEQUENCE_LAYERS_MAX, 'sequenceLimit'),
        atMost(isSlot, COMPLICATION_SLOTS_MAX, 'complicationLimit'),
        ...always,
        eachInOneText(FALCON_RESERVED_TAGS, 'onlyOnce'),
      ],
      paste: [
        atMost(isPinnedFirst, 1, 'backgroundOnce'),
        noneWhileAbove(hasFrames, FALCON_PASTE_ANIMATIONS_ABOVE, 'copySequenceFailed'),
        atMost(hasFrames, SEQUENCE_LAYERS_MAX, 'copySequenceFailed'),
        noneWhileAbove(isSlot, COMPLICATION_PASTE_ABOVE, 'copyComplicationFailed'),
        atMost(isSlot, COMPLICATION_SLOTS_MAX, 'copyComplicationFailed'),
        ...always,
        eachInOneText(FALCON_RESERVED_TAGS, 'copyTextFailed'),
      ],
      change: [...always, eachInOneText(FALCON_RESERVED_TAGS, 'onlyOnce')],
      reorder: [neverOrdered(mixesGroups, 'moveTip'), neverOrdered(breaksLevels, 'levelOrderTip')],
    },
  };
}

export const falcon = showing([]);

/** The policy in a design that also has a copy on the other platform (spec 9). */
export const compatibleFalcon = showing(COMPATIBLE_HIDDEN_TAGS);
