// Complication slots that the wearer can configure: their shape, default data, and how each data type is drawn.
import { anyText, boolean, float, listOfOptions, nonNegativeLength, oneOf, staged } from '../valueTypes';
import { ARC } from './drawing';
import { any, type ElementRows, may, maybe, need, one, some } from './elementRow';
import { BOX, blendMode, PARTS, PLACED } from './shared';

const dataType = oneOf(
  ['SHORT_TEXT', 'LONG_TEXT', 'MONOCHROMATIC_IMAGE', 'SMALL_IMAGE', 'PHOTO_IMAGE', 'RANGED_VALUE', 'EMPTY'],
  2,
  ['GOAL_PROGRESS', 'WEIGHTED_ELEMENTS'],
);
const systemProvider = oneOf([
  ...['APP_SHORTCUT', 'DATE', 'DAY_OF_WEEK', 'FAVORITE_CONTACT', 'NEXT_EVENT', 'STEP_COUNT', 'SUNRISE_SUNSET'],
  ...[
    'TIME_AND_DATE',
    'UNREAD_NOTIFICATION_COUNT',
    'WATCH_BATTERY',
    'WORLD_CLOCK',
    'DAY_AND_DATE',
    'EMPTY',
    'HEART_RATE',
  ],
]);

const OUTLINE = { outlinePadding: may(nonNegativeLength) };
const bounds = { attributes: { ...BOX, ...OUTLINE } };

export const complicationElements: ElementRows = {
  ComplicationSlot: {
    attributes: {
      ...PLACED,
      slotId: need(anyText),
      supportedTypes: need(listOfOptions(dataType)),
      name: may(anyText),
      displayName: may(anyText),
      isCustomizable: may(boolean),
      blendMode: may(blendMode, 5),
    },
    children: [
      maybe('DefaultProviderPolicy'),
      one('BoundingBox', 'BoundingOval', 'BoundingRoundBox', 'BoundingArc'),
      some('Complication'),
      any('Variant'),
      maybe('ScreenReader'),
    ],
  },
  BoundingBox: bounds,
  BoundingOval: bounds,
  BoundingRoundBox: { attributes: { ...bounds.attributes, cornerRadius: may(float) } },
  BoundingArc: {
    attributes: { ...ARC, ...OUTLINE, thickness: need(nonNegativeLength), isRoundEdge: may(boolean) },
  },
  DefaultProviderPolicy: {
    attributes: {
      // Any text was allowed before the list was closed.
      defaultSystemProvider: need(staged(anyText, [4, systemProvider])),
      defaultSystemProviderType: need(dataType),
      primaryProvider: may(anyText),
      primaryProviderType: may(dataType),
      secondaryProvider: may(anyText),
      secondaryProviderType: may(dataType),
    },
  },
  Complication: { attributes: { type: need(dataType) }, children: [any(...PARTS, 'Group', 'Condition')] },
};
