// A complication slot with its style, and the attributes it wears in always-on mode.
import { z } from 'zod';
import { color, length, toggle } from '../fields';
import { COMPLICATION_RING_WIDTH, COMPLICATION_SIZE, COMPLICATION_TEXT_SIZE } from '../limits';
import { ui } from '../ui';
import { boxStyle, nodeBase } from './common';

const px = (max: number) =>
  z.number().min(0).max(max).register(ui, { control: 'number', section: 'complication', unit: 'px', step: 1 });
const typeface = () => z.string().max(120).register(ui, { control: 'font', section: 'complication' });
const paint = () => color({ section: 'complication' });

/** Style fields a slot has in both modes (spec 3). `borderStyle`: 1 solid, 2 dash. */
const slotLook = {
  bgColor: paint().default('#00000000'),
  borderColor: paint().default('#ffffff'),
  borderRadius: px(1000).default(0),
  borderStyle: z.int().min(1).max(2).default(1).register(ui, { control: 'number', section: 'complication' }),
  borderWidth: px(200).default(0),
  borderDashGap: px(200).default(0),
  borderDashWidth: px(200).default(0),
  highLightColor: paint().default('#ffffff'),
  iconColor: paint().default('#ffffff'),
  rangeMainColor: paint().default('#63e6c8'),
  rangeSecondColor: paint().default('#26323f'),
  rangeWidth: px(500).default(COMPLICATION_RING_WIDTH),
  textColor: paint().default('#ffffff'),
  textSize: px(500).default(COMPLICATION_TEXT_SIZE),
  textTypeface: typeface().default('Roboto-Regular'),
  titleColor: paint().default('#9aa4b5'),
  titleSize: px(500).default(COMPLICATION_TEXT_SIZE),
  titleTypeface: typeface().default('Roboto-Regular'),
};

export const googleComplicationStyle = z.object({
  ...boxStyle,
  width: length({ section: 'layout', row: 'size' }).default(COMPLICATION_SIZE),
  height: length({ section: 'layout', row: 'size' }).default(COMPLICATION_SIZE),
  supportTypeDefault: z
    .enum(['ranged_value', 'short_text', 'long_text', 'text', 'icon', 'title', 'progress_bar'])
    .default('ranged_value')
    .register(ui, { control: 'select', section: 'complication' }),
  /** Provider code, -1 (empty) to 16 (spec 9). */
  systemProviderValue: z.int().min(-1).max(16).default(-1).register(ui, { control: 'number', section: 'complication' }),
  isSupportEdit: toggle({ section: 'complication' }).default(true),
  ...slotLook,
  /** The same look in always-on mode; null until the designer sets it. */
  ambient: z
    .object({ ...slotLook, bgDrawable: z.string().max(300).default('') })
    .nullable()
    .default(null)
    .register(ui, { control: 'hidden' }),
});

export const googleComplicationNode = z.object({
  ...nodeBase,
  nodeType: z.literal('google_complication'),
  style: googleComplicationStyle,
});
