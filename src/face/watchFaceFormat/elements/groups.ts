// Groups, the basic parts, and what both may contain: language, tap, tilt, text for screen readers.
import { anyText, formula, oneOf, someText, textList } from '../valueTypes';
import { any, type ChildRule, type ElementRows, may, maybe, need, one, some } from './elementRow';
import { blendMode, CHANGES, DRAWN, PLACED, RENDER_MODE } from './shared';

const CARRIED = [
  maybe('Localization'),
  maybe('Gyro'),
  maybe('Launch'),
  maybe('ScreenReader'),
  any('Variant'),
  CHANGES,
] as const;

const part = (...children: readonly ChildRule[]) => ({
  attributes: { ...PLACED, ...RENDER_MODE, name: may(anyText), blendMode: may(blendMode, 3) },
  children: [...CARRIED, ...children],
});

const tilted = may(formula);

export const groupElements: ElementRows = {
  Group: {
    attributes: { ...PLACED, ...RENDER_MODE, name: need(someText), id: may(someText), blendMode: may(blendMode, 5) },
    children: [...CARRIED, any(...DRAWN, 'ListConfiguration', 'BooleanConfiguration')],
  },
  PartText: part(one('Text', 'TextCircular')),
  PartImage: part(maybe('ImageFilters'), one('Image', 'Images', 'Photos')),
  PartAnimatedImage: part(
    maybe('Thumbnail'),
    one('AnimationController'),
    one('AnimatedImage', 'AnimatedImages', 'SequenceImages'),
  ),
  PartDraw: part(some('Arc', 'Ellipse', 'Line', 'Rectangle', 'RoundRectangle')),

  Localization: {
    attributes: {
      locales: may(textList),
      timeZone: may(anyText),
      calendar: may(
        oneOf([
          ...['BUDDHIST', 'CHINESE', 'COPTIC', 'DANGI', 'ETHIOPIC', 'ETHIOPIC_AMETE_ALEM', 'GREGORIAN', 'HEBREW'],
          ...['INDIAN', 'ISLAMIC', 'ISLAMIC_CIVIL', 'ISLAMIC_UMALQURA', 'JAPANESE', 'PERSIAN', 'ROC'],
        ]),
      ),
    },
  },
  Launch: { attributes: { target: need(anyText) } },
  Gyro: { attributes: { x: tilted, y: tilted, scaleX: tilted, scaleY: tilted, angle: tilted, alpha: tilted } },
  ScreenReader: { attributes: { stringId: need(anyText) }, children: [any('Parameter')] },
};
