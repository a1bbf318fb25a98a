// A complication slot with its style and its always-on look.
import { z } from 'zod';
import { OFFERED_PROVIDERS, PROVIDERS_BY_TYPE, SLOT_TYPES, type SlotType } from '@/schemas/complications';
import { angle, color, coordinate, expression, imageUrl, length, toggle } from '@/schemas/fields';
import {
  COMPLICATION_RING_WIDTH,
  COMPLICATION_SIZE,
  COMPLICATION_TEXT_SIZE,
  COMPLICATION_TITLE_SIZE,
} from '@/schemas/limits';
import { motionField } from '@/schemas/motion';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import type { NodeMigrations } from '@/schemas/nodes/migrations';
import { openObject } from '@/schemas/openObject';
import { tiltField } from '@/schemas/tilt';
import { type ShowIf, type UiMeta, ui } from '@/schemas/ui';

/** Slot types that show each part. */
export const SLOT_PARTS = {
  range: ['ranged_value', 'progress_bar'],
  icon: ['ranged_value', 'short_text', 'long_text', 'icon'],
  text: ['ranged_value', 'short_text', 'long_text', 'text'],
  title: ['ranged_value', 'short_text', 'long_text', 'title'],
} as const satisfies Record<string, readonly SlotType[]>;
export type SlotPart = keyof typeof SLOT_PARTS;

interface Where {
  /** Relative path from the look's object to the field with the slot type. */
  toType: string;
  /** Heading of a group of fields. */
  section(own: string): string;
  /** Conditions in addition to the field's own. */
  always: readonly ShowIf[];
}

/** Style fields of both modes (spec 3), created per mode. `borderStyle`: 1 solid, 2 dash. */
function slotLook({ toType, section, always }: Where) {
  const meta = (own: string, ...when: readonly ShowIf[]): UiMeta => {
    const showIf = [...always, ...when];
    return { section: section(own), ...(showIf.length === 0 ? {} : { showIf }) };
  };
  const shows = (part: SlotPart): ShowIf => ({ field: toType, in: SLOT_PARTS[part] });
  const dashed: ShowIf = { field: 'borderStyle', in: [2] };
  const px = (most: number, shown: UiMeta) =>
    z
      .number()
      .min(0)
      .max(most)
      .register(ui, { control: 'number', unit: 'px', step: 1, ...shown });
  const font = (shown: UiMeta) =>
    z
      .string()
      .max(120)
      .register(ui, { control: 'font', ...shown });
  return {
    bgColor: color(meta('look')).default('#00000000'),
    iconColor: color(meta('look', shows('icon'))).default('#ffffff'),
    highLightColor: color(meta('look')).default('#ffffff'),
    borderRadius: px(1000, meta('border')).default(0),
    borderWidth: px(200, meta('border')).default(0),
    borderColor: color(meta('border')).default('#ffffff'),
    borderStyle: z
      .int()
      .min(1)
      .max(2)
      .default(1)
      .register(ui, { control: 'segmented', options: [1, 2], ...meta('border') }),
    borderDashWidth: px(200, meta('border', dashed)).default(0),
    borderDashGap: px(200, meta('border', dashed)).default(0),
    rangeMainColor: color(meta('range', shows('range'))).default('#63e6c8'),
    rangeSecondColor: color(meta('range', shows('range'))).default('#26323f'),
    rangeWidth: px(500, meta('range', shows('range'))).default(COMPLICATION_RING_WIDTH),
    textColor: color(meta('slotText', shows('text'))).default('#ffffff'),
    textSize: px(500, meta('slotText', shows('text'))).default(COMPLICATION_TEXT_SIZE),
    textTypeface: font(meta('slotText', shows('text'))).default('Roboto-Regular'),
    titleColor: color(meta('slotTitle', shows('title'))).default('#9aa4b5'),
    titleSize: px(500, meta('slotTitle', shows('title'))).default(COMPLICATION_TITLE_SIZE),
    titleTypeface: font(meta('slotTitle', shows('title'))).default('Roboto-Regular'),
  };
}

const IS_OWN: ShowIf = { field: 'isOwn', in: [true] };

export const googleComplicationStyle = openObject({
  ...boxStyle,
  width: length({ section: 'layout', row: 'size' }).default(COMPLICATION_SIZE),
  height: length({ section: 'layout', row: 'size' }).default(COMPLICATION_SIZE),
  // Slots cannot be rotated on the watch; these fields are preserved in documents but not shown.
  rotation: angle({ control: 'hidden' }).default(0),
  rotate: expression({ control: 'hidden' }).default(''),
  motion: motionField().register(ui, { control: 'hidden' }),
  tilt: tiltField().register(ui, { control: 'hidden' }),
  offset: openObject({ x: coordinate(), y: coordinate() }).nullable().default(null).register(ui, { control: 'hidden' }),
  supportTypeDefault: z
    .enum(SLOT_TYPES)
    .default('ranged_value')
    .register(ui, { control: 'select', section: 'dataSource' }),
  /** Provider code, -1 (empty) to 16 (spec 9). */
  systemProviderValue: z
    .int()
    .min(-1)
    .max(16)
    .default(-1)
    .register(ui, {
      control: 'select',
      section: 'dataSource',
      options: OFFERED_PROVIDERS,
      optionsBy: { field: 'supportTypeDefault', values: PROVIDERS_BY_TYPE },
    }),
  isSupportEdit: toggle({ section: 'dataSource' }).default(true),
  ...slotLook({ toType: 'supportTypeDefault', section: (own) => own, always: [] }),
  /** Bytes of the always-on background image. */
  ambientFileSize: z.int().min(0).max(100_000_000).default(0).register(ui, { control: 'hidden' }),
  /** The always-on look (spec 3); null until the designer sets one, see `lookOf`. */
  ambient: openObject({
    /** Off: the values are kept for later, and the slot uses its normal look. */
    isOwn: toggle({ section: 'alwaysOn' }).default(true),
    bgDrawable: imageUrl({ section: 'alwaysOn', showIf: IS_OWN }).default(''),
    ...slotLook({ toType: '../supportTypeDefault', section: () => 'alwaysOn', always: [IS_OWN] }),
  })
    .nullable()
    .default(null),
});

/** 1 -> 2: slots were saved as `complication` or `google_complication`; only the latter is written now (docs/rules/product.md). */
export const googleComplicationMigrations: NodeMigrations = {
  1: (node) => (node.nodeType === 'complication' ? { ...node, nodeType: 'google_complication' } : node),
};

export const googleComplicationNode = openObject({
  ...nodeBase,
  nodeType: z.literal('google_complication'),
  style: googleComplicationStyle,
});
