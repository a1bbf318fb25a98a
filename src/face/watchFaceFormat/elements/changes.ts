// Elements that make values change: conditions, formulas, references to other elements, always-on variants.
import {
  anyText,
  colourOrFloat,
  formula,
  int32,
  nonNegativeLength,
  oneOf,
  repeatCount,
  share,
  vector4,
} from '../valueTypes';
import { type ElementRows, may, maybe, need, one, some } from './elementRow';
import { DRAWN } from './shared';

const easing = oneOf(['LINEAR', 'EASE_IN', 'EASE_OUT', 'EASE_IN_OUT', 'OVERSHOOT', 'CUBIC_BEZIER']);
const angleDirection = oneOf(['NONE', 'CLOCKWISE', 'COUNTER_CLOCKWISE']);

export const changeElements: ElementRows = {
  Condition: { children: [one('Expressions'), some('Compare'), maybe('Default')] },
  Expressions: { children: [some('Expression')] },
  Expression: { attributes: { name: need(anyText) }, text: 'formula' },
  /** Its `expression` is the name of one of the condition's expressions. */
  Compare: { attributes: { expression: need(anyText) }, children: [some(...DRAWN)] },
  Default: { children: [some(...DRAWN)] },

  Transform: {
    attributes: { target: need(anyText), value: need(formula), mode: may(oneOf(['TO', 'BY'])) },
    children: [maybe('Animation')],
  },
  Animation: {
    attributes: {
      duration: need(nonNegativeLength),
      fps: may(int32),
      repeat: may(repeatCount),
      interpolation: may(easing),
      controls: may(vector4),
      angleDirection: may(angleDirection),
    },
  },
  Reference: {
    since: 4,
    attributes: { name: need(anyText), source: need(anyText), defaultValue: may(colourOrFloat) },
  },
  Variant: {
    attributes: {
      mode: need(oneOf(['AMBIENT'])),
      target: need(anyText),
      value: need(formula),
      duration: may(share, 4),
      startOffset: may(share, 4),
      interpolation: may(easing, 4),
      controls: may(vector4, 4),
      angleDirection: may(angleDirection, 4),
    },
  },
};
