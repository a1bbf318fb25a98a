// Attributes and children shared by many elements.
import { byte, colour, float, integer, oneOf, size } from '../valueTypes';
import { any, from, may, need } from './elementRow';

/** Position and size on the canvas, px; whole numbers. */
export const BOX = { x: need(integer), y: need(integer), width: need(size), height: need(size) };
export const PIVOT = { pivotX: may(float), pivotY: may(float) };
export const TINT = { alpha: may(byte), tintColor: may(colour) };
/** Shared by groups, parts, clocks and slots. */
export const PLACED = { ...BOX, ...PIVOT, ...TINT, angle: may(float), scaleX: may(float), scaleY: may(float) };

export const RENDER_MODE = { renderMode: may(oneOf(['SOURCE', 'MASK', 'ALL'])) };

export const blendMode = oneOf([
  ...['CLEAR', 'COLOR', 'COLOR_BURN', 'COLOR_DODGE', 'DARKEN', 'DIFFERENCE', 'DST', 'DST_ATOP', 'DST_IN', 'DST_OUT'],
  ...['DST_OVER', 'EXCLUSION', 'HARD_LIGHT', 'HUE', 'LIGHTEN', 'LUMINOSITY', 'MODULATE', 'MULTIPLY', 'OVERLAY', 'PLUS'],
  ...['SATURATION', 'SCREEN', 'SOFT_LIGHT', 'SRC', 'SRC_ATOP', 'SRC_IN', 'SRC_OUT', 'SRC_OVER', 'XOR'],
]);

export const turn = oneOf(['CLOCKWISE', 'COUNTER_CLOCKWISE']);

export const TYPE_STYLE = {
  slant: may(oneOf(['NORMAL', 'ITALIC'])),
  weight: may(
    oneOf([
      ...['THIN', 'ULTRA_LIGHT', 'EXTRA_LIGHT', 'LIGHT', 'NORMAL', 'MEDIUM', 'SEMI_BOLD', 'BOLD', 'ULTRA_BOLD'],
      ...['EXTRA_BOLD', 'BLACK', 'EXTRA_BLACK'],
    ]),
  ),
  width: may(
    oneOf([
      ...['ULTRA_CONDENSED', 'EXTRA_CONDENSED', 'CONDENSED', 'SEMI_CONDENSED', 'NORMAL', 'SEMI_EXPANDED', 'EXPANDED'],
      ...['EXTRA_EXPANDED', 'ULTRA_EXPANDED'],
    ]),
  ),
};

export const ALIGN = { align: may(oneOf(['START', 'CENTER', 'END'])) };
export const VERTICAL_ALIGN = { verticalAlign: may(oneOf(['TOP', 'CENTER', 'CENTER_ON_BASELINE', 'BOTTOM']), 5) };

export const PARTS = ['PartText', 'PartImage', 'PartAnimatedImage', 'PartDraw'] as const;
/** Allowed content of containers. */
export const DRAWN = [...PARTS, 'Group', 'Condition', 'AnalogClock', 'DigitalClock'] as const;

/** Values that change: by a formula, and since version 4 by another element's value. */
export const CHANGES = any('Transform', 'Reference');
/** Changes of elements for which both came with version 4. */
export const LATER_CHANGES = from(4, CHANGES);
