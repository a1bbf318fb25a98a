// Progress: a dynamic fill (circular, linear, arc) or an image picked by a share.
import { z } from 'zod';
import { choice, color, expression, imageUrl, length, share, toggle } from '@/schemas/fields';
import { PROGRESS_RING_WIDTH, PROGRESS_SEGMENTS, PROGRESS_SIZE } from '@/schemas/limits';
import { boxStyle, listedImage, nodeBase } from '@/schemas/nodes/common';
import { FILL_PRESETS, IMAGE_PRESETS } from '@/schemas/nodes/progressPresets';
import { openObject } from '@/schemas/openObject';
import { opaqueStops } from '@/schemas/paint';
import { shadowField } from '@/schemas/shadow';
import { ui } from '@/schemas/ui';

const FILLS = ['Circular', 'Linear', 'Arc'] as const;

export const progressStyle = openObject({
  ...boxStyle,
  width: length({ section: 'layout', row: 'size' }).default(PROGRESS_SIZE),
  height: length({ section: 'layout', row: 'size' }).default(PROGRESS_SIZE),
  progressType: choice([...FILLS, 'ImageEnumeration'], {
    section: 'progress',
    options: FILLS,
    showIf: { field: 'progressType', in: FILLS },
  }).default('Circular'),
  /** Expression of a share from 0 to 1; if empty, `fillProgress` applies. */
  fillRate: expression({
    asks: 'share',
    section: 'progress',
    presets: FILL_PRESETS,
    showIf: { field: 'progressType', in: FILLS },
  }).default('(#BLP#/100)'),
  /** Share shown without an expression. */
  fillProgress: share({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(0.72),
  /** Step of the fill in percent (spec 9); 0 for no steps. */
  segment: z
    .literal([0, ...PROGRESS_SEGMENTS])
    .default(0)
    .register(ui, { control: 'select', section: 'progress', showIf: { field: 'progressType', in: FILLS } }),
  ringWidth: z
    .number()
    .min(1)
    .max(500)
    .default(PROGRESS_RING_WIDTH)
    .register(ui, {
      control: 'number',
      section: 'progress',
      unit: 'px',
      step: 1,
      showIf: { field: 'progressType', in: ['Circular', 'Arc'] },
    }),
  /** Width of the arc in degrees, centred at the top (docs/rules/product.md). */
  arcCenterAngle: z
    .number()
    .min(1)
    .max(360)
    .default(270)
    .register(ui, {
      control: 'number',
      section: 'progress',
      unit: '°',
      step: 1,
      showIf: { field: 'progressType', in: ['Arc'] },
    }),
  /** Colours from the start of the track to its end; null: `fillColor` everywhere. */
  fillStops: opaqueStops()
    .nullable()
    .default(null)
    .register(ui, { control: 'gradient', section: 'progress', showIf: { field: 'progressType', in: FILLS } }),
  fillColor: color({
    section: 'progress',
    showIf: [
      { field: 'progressType', in: FILLS },
      { field: 'fillStops', in: [null] },
    ],
  }).default('#63e6c8'),
  bgColor: color({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default('#26323f'),
  isRound: toggle({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(true),
  reverse: toggle({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(false),
  /** Expression of the share that picks one of `icons`. */
  imageIndexRate: expression({
    asks: 'share',
    section: 'progress',
    presets: IMAGE_PRESETS,
    showIf: { field: 'progressType', in: ['ImageEnumeration'] },
  }).default(''),
  icons: z
    .array(listedImage(imageUrl()))
    .max(200)
    .default([])
    .register(ui, {
      control: 'images',
      section: 'progress',
      showIf: { field: 'progressType', in: ['ImageEnumeration'] },
    }),
  /** Number of `icons`; derived. */
  sum: z.int().min(0).max(200).default(0).register(ui, { control: 'hidden' }),
  shadow: shadowField(),
});

export const progressNode = openObject({ ...nodeBase, nodeType: z.literal('progress'), style: progressStyle });
