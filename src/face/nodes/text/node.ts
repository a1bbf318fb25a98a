// Text layers, and the catalogue entries that start as text: time, date and device data (docs/rules/product.md, "catalogue starts").

import type { DataLanguage } from '@/schemas/languages';
import { type CanvasFacts, type CatalogueCategory, type CatalogueItem, defineNode } from '../defineNode';
import { LAYER_EFFECTS, switchedOff } from '../effects';
import { textHandles } from '../handleSets';
import { PLACE_FIELDS } from '../liveFields';
import { defineNodeType } from '../nodeEntry';
import { turning, written } from '../nodeExpressions';
import type { NodeIconName } from '../nodeIcon';
import { centred, onThisCanvas } from '../placing';
import { LINE_HEIGHT } from '../words/textLayout';
import { effectsInAnyColor, reachOf } from './effects';
import { chipOutcome, watchOutcome } from './outcome';
import { DEFAULT_TEXT, textNode } from './schema';

interface TextStart {
  key: NodeIconName;
  category: CatalogueCategory;
  /** Candidate tag expressions; the first that the platform allows is used. None for literal text. */
  textTags: readonly string[];
  /** Alternatives in the designer's language, used if the platform allows none that follows the watch's language. */
  spoken?: Partial<Record<DataLanguage, readonly string[]>>;
  /** Font size in px, and the width of its usual value in ems. */
  fontSize?: (canvas: CanvasFacts) => number;
  ems?: number;
}

const DEFAULT_FONT_SIZE = 32;

/** The box is one line high and slightly wider than the usual value. */
function textItem({
  key,
  category,
  textTags,
  spoken = {},
  fontSize = () => DEFAULT_FONT_SIZE,
  ems = 4,
}: TextStart): CatalogueItem {
  return {
    key,
    category,
    icon: key,
    start({ canvas, allowsText, words, language }) {
      const size = fontSize(canvas);
      const [first = '', ...others] = textTags;
      const textTag = [first, ...((language && spoken[language]) ?? []), ...others].find(allowsText) ?? first;
      const box = centred(Math.ceil(size * ems), Math.ceil(size * LINE_HEIGHT), canvas);
      // With a tag there is no literal text (docs/rules/product.md: never a mix).
      return { style: { ...box, fontSize: size, textTag, text: textTag === '' ? (words ?? DEFAULT_TEXT) : '' } };
    },
  };
}

/** 96 px on the default canvas, rounded to whole px on any canvas. */
const clockSize = (canvas: CanvasFacts) => Math.round(onThisCanvas(96, canvas));

const definition = defineNode({
  type: 'text',
  schema: textNode,
  items: [
    textItem({ key: 'digitalTime', category: 'time', textTags: ['#Db#:#DmZ#'], fontSize: clockSize, ems: 3 }),
    textItem({ key: 'weekday', category: 'time', textTags: ['#DEG#', '#DE#'], spoken: { zh: ['#DEzh#'] } }),
    textItem({ key: 'date', category: 'time', textTags: ['#DMM#-#DdL#'] }),
    textItem({ key: 'text', category: 'text', textTags: [] }),
    textItem({ key: 'battery', category: 'comp', textTags: ['#BLP#%', '#BLP#'] }),
    textItem({ key: 'heartRate', category: 'comp', textTags: ['#ZHR#'] }),
    textItem({ key: 'steps', category: 'comp', textTags: ['#ZSC#'] }),
    textItem({ key: 'temperature', category: 'comp', textTags: ['#WCTS#', '#WCT#'] }),
  ],
  icon: () => 'text',
  handles: (node) => textHandles(node.style.rotate === ''),
  isDynamic: (node) => node.style.textTag !== '' || node.style.rotate !== '',
  expressions: ({ style }) => written({ path: 'style.textTag', source: style.textTag, kind: 'text' }, turning(style)),
  roleFields: ['style.fill', 'style.outline.color', 'style.glow.color'],
  live: PLACE_FIELDS,
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  // A glow lights pixels as a light shadow does; an outline keeps the letters readable.
  atAmbientStart: (node) => switchedOff(node, ['shadow', 'glow']),
  images: () => [],
  unseenColors: ({ style }) => (style.text === '' && style.textTag === '' ? ['style.fill'] : []),
  inkRole: () => 'text',
  words: ({ style }) => ({ text: style.text, textTag: style.textTag }),
  derive: {
    // A tag replaces the text, and removing the tag restores a text: never both, and never an empty layer.
    textTag: (value, { style }) => ({
      textTag: value,
      text: value !== '' ? '' : style.text === '' ? DEFAULT_TEXT : style.text,
    }),
    // A layer with a tag has no text; the user confirms before a text replaces the tag.
    text: (value, { style }) => (style.textTag === '' ? { text: value } : {}),
  },
  effects: () => LAYER_EFFECTS,
  exportOutcome: (node, packaging) => (packaging === 'watchFace' ? watchOutcome : chipOutcome)(node),
  overhang: (node) =>
    Math.max(0, ...effectsInAnyColor(node).map((effect) => Math.hypot(effect.x, effect.y) + reachOf(effect))),
  isDrawnLate: (node) => effectsInAnyColor(node).length > 0,
  isDrawn: true,
});

export const textEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
