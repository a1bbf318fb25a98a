// Clocks driven by the watch itself: hands and digits.
import { float, matching, oneNumber, oneOf, resourceName, staged } from '../valueTypes';
import { any, between, type ElementRows, may, maybe, need, some } from './elementRow';
import { ALIGN, BOX, PIVOT, PLACED, RENDER_MODE, TINT, TYPE_STYLE, VERTICAL_ALIGN } from './shared';
import { LETTERS } from './text';

const CLOCK = { ...PLACED, ...RENDER_MODE };
const HAND = { ...BOX, ...PIVOT, ...TINT, resource: need(resourceName) };

const WHOLE_TIME = 'hh?:mm?:ss?|hh?:mm?|hh?|mm?|ss?';
/** Hours, minutes and seconds with colons, one of them, or (since version 2) one digit of one of them. */
const timeFormat = staged(
  matching('timeFormat', new RegExp(`^(?:${WHOLE_TIME})$`)),
  [2, matching('timeFormat', new RegExp(`^(?:(?:hh|mm|ss)_1\\d?|${WHOLE_TIME})$`))],
  [4, matching('timeFormat', new RegExp(`^(?:(?:hh|mm|ss)_10?|${WHOLE_TIME})$`))],
);

/** Steps per second: a number in version 1, a keyword since version 2. */
const frequency = staged(oneNumber([2, 5, 10, 15]), [2, oneOf(['2', '5', '10', '15', 'SYNC_TO_DEVICE'])]);

export const clockElements: ElementRows = {
  AnalogClock: {
    attributes: CLOCK,
    children: [
      between(0, 2, 'HourHand'),
      between(0, 2, 'MinuteHand'),
      between(0, 2, 'SecondHand'),
      maybe('Localization'),
      any('Variant'),
    ],
  },
  HourHand: { attributes: HAND, children: [any('Variant')] },
  MinuteHand: { attributes: HAND, children: [any('Variant')] },
  SecondHand: { attributes: HAND, children: [any('Variant'), maybe('Sweep', 'Tick')], isInOrder: true },
  Sweep: { attributes: { frequency: need(frequency) } },
  Tick: { attributes: { strength: need(float), duration: need(float) } },

  DigitalClock: { attributes: CLOCK, children: [maybe('Localization'), any('Variant'), some('TimeText')] },
  TimeText: {
    attributes: {
      ...BOX,
      ...PIVOT,
      ...TINT,
      ...ALIGN,
      ...VERTICAL_ALIGN,
      format: need(timeFormat),
      hourFormat: may(oneOf(['12', '24', 'SYNC_TO_DEVICE'])),
      angle: may(float),
    },
    children: [any('Variant'), maybe('TimeText.Font', 'TimeText.BitmapFont')],
    isInOrder: true,
  },
  'TimeText.Font': { attributes: { ...LETTERS, ...TYPE_STYLE }, text: 'words' },
  'TimeText.BitmapFont': { attributes: LETTERS, text: 'words' },
};
