// Text: its lines, letters, decorations and live values.
import {
  anyText,
  boolean,
  colour,
  float,
  floatFrom,
  formula,
  integer,
  positiveInteger,
  positiveLength,
  size,
} from '../valueTypes';
import { type AttributeRows, any, type ElementRow, type ElementRows, may, need, some } from './elementRow';
import { ALIGN, CHANGES, LATER_CHANGES, TYPE_STYLE, turn, VERTICAL_ALIGN } from './shared';

const WORDS = ['InlineImage', 'Template', 'Upper', 'Lower'] as const;
const LINES = ['Underline', 'StrikeThrough'] as const;
const GLOWS = ['Shadow', 'Outline', 'OutGlow'] as const;

/** Font family, size in px and colour. */
export const LETTERS = { family: need(anyText), size: need(positiveLength), color: may(colour) };

const line: ElementRow = { text: 'words', children: [any(...WORDS, ...LINES)] };
const glow = (attributes: AttributeRows): ElementRow => ({
  attributes: { color: need(colour), ...attributes },
  text: 'words',
  children: [any(...WORDS, ...LINES), LATER_CHANGES],
  isInOrder: true,
});
const letterCase: ElementRow = { text: 'words', children: [any('Template')] };

export const textElements: ElementRows = {
  Text: {
    attributes: {
      ...ALIGN,
      ...VERTICAL_ALIGN,
      ellipsis: may(boolean),
      maxLines: may(integer),
      isAutoSize: may(boolean, 3),
      lineSpacing: may(floatFrom(-5), 5),
    },
    children: [some('Font', 'BitmapFont')],
  },
  TextCircular: {
    attributes: {
      ...ALIGN,
      ...VERTICAL_ALIGN,
      centerX: need(float),
      centerY: need(float),
      width: need(positiveLength),
      height: need(positiveLength),
      startAngle: need(float),
      endAngle: need(float),
      direction: may(turn),
      ellipsis: may(boolean),
      isAutoSize: may(boolean, 5),
    },
    children: [some('Font', 'BitmapFont', ...CHANGES.rows)],
  },

  Font: {
    attributes: { ...LETTERS, ...TYPE_STYLE, letterSpacing: may(float, 2), minSize: may(positiveInteger, 5) },
    text: 'words',
    children: [any(...GLOWS, ...LINES, ...WORDS), LATER_CHANGES],
  },
  BitmapFont: {
    attributes: { ...LETTERS, letterSpacing: may(float, 2) },
    text: 'words',
    children: [any(...WORDS), LATER_CHANGES],
  },

  Shadow: glow({ offsetX: may(float), offsetY: may(float), radius: may(float) }),
  Outline: glow({ width: may(positiveLength) }),
  OutGlow: glow({ radius: may(float) }),
  Underline: line,
  StrikeThrough: line,

  Upper: letterCase,
  Lower: letterCase,
  Template: { text: 'words', children: [some('Parameter')] },
  Parameter: { attributes: { expression: need(formula) } },
  InlineImage: {
    attributes: {
      resource: need(anyText),
      width: need(size),
      height: need(size),
      color: may(colour),
      source: may(anyText),
      overlapLeft: may(float),
      overlapRight: may(float),
    },
    children: [LATER_CHANGES],
  },
};
