// The document, its scene, and its metadata.
import { anyText, colour, float, oneOf, positiveInteger } from '../valueTypes';
import { any, between, type ElementRows, may, maybe, need, one } from './elementRow';
import { DRAWN, LATER_CHANGES } from './shared';

export const sceneElements: ElementRows = {
  WatchFace: {
    attributes: {
      width: need(positiveInteger),
      height: need(positiveInteger),
      clipShape: may(oneOf(['NONE', 'CIRCLE', 'RECTANGLE'])),
      cornerRadiusX: may(float),
      cornerRadiusY: may(float),
    },
    children: [any('Metadata'), maybe('UserConfigurations'), maybe('BitmapFonts'), one('Scene')],
  },
  Metadata: { attributes: { key: need(anyText), value: need(anyText) } },
  Scene: {
    attributes: { backgroundColor: may(colour) },
    children: [
      any(...DRAWN, 'ListConfiguration', 'BooleanConfiguration', 'Variant'),
      LATER_CHANGES,
      between(0, 8, 'ComplicationSlot'),
    ],
  },
};
