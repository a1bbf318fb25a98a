// Images picked by a data tag: digits, weekday, weather, moon phase or any enumeration.
import { z } from 'zod';
import { choice, expression, imageUrl } from '@/schemas/fields';
import { boxStyle, listedImage, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { ui } from '@/schemas/ui';

/** Maximum places of a number drawn with digit images. */
const PLACES_MAX = 10;

export const imageSequenceStyle = openObject({
  ...boxStyle,
  textTag: expression({ section: 'sequence', control: 'tag' }).default(''),
  /** Shows one image by index, or a number with one image per digit. */
  shows: choice(['index', 'digits'], { section: 'sequence' }).default('index'),
  /** Number of cells of equal width in the box; a value with more digits is drawn smaller. */
  places: z
    .int()
    .min(1)
    .max(PLACES_MAX)
    .default(2)
    .register(ui, { control: 'number', section: 'sequence', step: 1, showIf: { field: 'shows', in: ['digits'] } }),
  align: choice(['left', 'center', 'right'], {
    section: 'sequence',
    showIf: { field: 'shows', in: ['digits'] },
  }).default('center'),
  imgs: z.array(listedImage(imageUrl())).max(200).default([]).register(ui, { control: 'images', section: 'sequence' }),
});

export const imageSequenceNode = openObject({
  ...nodeBase,
  nodeType: z.literal('image_sequence'),
  style: imageSequenceStyle,
});
