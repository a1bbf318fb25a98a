// Progress: a dynamic fill (circular, linear, arc) or an enumeration of images picked by a share.
import { z } from 'zod';
import { choice, color, expression, imageUrl, length, share, toggle } from '../fields';
import { PROGRESS_RING_WIDTH, PROGRESS_SIZE } from '../limits';
import { ui } from '../ui';
import { boxStyle, listedImage, nodeBase } from './common';

const FILLS = ['Circular', 'Linear', 'Arc'] as const;

export const progressStyle = z.object({
  ...boxStyle,
  width: length({ section: 'layout', row: 'size' }).default(PROGRESS_SIZE),
  height: length({ section: 'layout', row: 'size' }).default(PROGRESS_SIZE),
  progressType: choice([...FILLS, 'ImageEnumeration'], {
    section: 'progress',
    options: FILLS,
    showIf: { field: 'progressType', in: FILLS },
  }).default('Circular'),
  /** Expression giving a share from 0 to 1; empty shows `fillProgress`. */
  fillRate: expression({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default('(#BLP#/100)'),
  /** Share shown where no expression gives one. */
  fillProgress: share({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(0.72),
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
  /** Width of the arc in degrees, centred at the top (product.md). */
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
  fillColor: color({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default('#63e6c8'),
  bgColor: color({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default('#26323f'),
  isRound: toggle({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(true),
  reverse: toggle({ section: 'progress', showIf: { field: 'progressType', in: FILLS } }).default(false),
  /** Expression giving the share that picks one of `icons`. */
  imageIndexRate: expression({
    section: 'progress',
    showIf: { field: 'progressType', in: ['ImageEnumeration'] },
  }).default(''),
  icons: z.array(listedImage(imageUrl())).max(200).default([]).register(ui, { control: 'hidden' }),
  /** Number of images of the enumeration. */
  sum: z.int().min(0).max(200).default(0).register(ui, { control: 'hidden' }),
});

export const progressNode = z.object({ ...nodeBase, nodeType: z.literal('progress'), style: progressStyle });
