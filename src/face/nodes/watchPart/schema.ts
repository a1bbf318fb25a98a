// A part of an imported watch face that no layer can express: its original XML and the files it uses.
import { z } from 'zod';
import { angle, coordinate, expression, imageUrl, share, toggle } from '@/schemas/fields';
import {
  COORDINATE_MAX,
  HEAD_XML_MAX,
  PART_FONTS_MAX,
  PART_PICTURES_MAX,
  PART_STRINGS_MAX,
  PART_XML_MAX,
  RESOURCE_NAME_MAX,
  TEXT_MAX,
} from '@/schemas/limits';
import { motionField } from '@/schemas/motion';
import { ATTRIBUTE_NAME } from '@/schemas/names';
import { boxStyle, listedImage, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { tiltField } from '@/schemas/tilt';
import { ui } from '@/schemas/ui';

const resourceName = () => z.string().min(1).max(RESOURCE_NAME_MAX);
const words = () => z.string().max(TEXT_MAX);

/** Files of a preserved part, by the names in its XML. */
export const partResources = {
  /** Sizes are those of the pictures, px. */
  pictures: z
    .array(
      listedImage(imageUrl()).extend({
        name: resourceName(),
        width: z.number().min(0).max(100_000).default(0),
        height: z.number().min(0).max(100_000).default(0),
      }),
    )
    .max(PART_PICTURES_MAX)
    .default([])
    .register(ui, { control: 'hidden' }),
  /** `family`: the typeface name used by text layers. */
  fonts: z
    .array(openObject({ name: resourceName(), family: z.string().min(1).max(120) }))
    .max(PART_FONTS_MAX)
    .default([])
    .register(ui, { control: 'hidden' }),
  /** `other`: text without a language. */
  strings: z
    .array(
      openObject({ name: resourceName(), zh: words().optional(), en: words().optional(), other: words().optional() }),
    )
    .max(PART_STRINGS_MAX)
    .default([])
    .register(ui, { control: 'hidden' }),
};

const side = () => z.number().min(1).max(COORDINATE_MAX).default(100).register(ui, { control: 'hidden' });
const origin = () => z.number().min(-COORDINATE_MAX).max(COORDINATE_MAX).default(0).register(ui, { control: 'hidden' });

export const watchPartStyle = openObject({
  ...boxStyle,
  // A part can only be moved; the rest of its box comes from the import. Fields without a unit are not scaled.
  width: side(),
  height: side(),
  rotation: angle({ control: 'hidden' }).default(0),
  opacity: share({ control: 'hidden' }).default(1),
  ratio: toggle({ control: 'hidden' }).default(false),
  rotate: expression({ control: 'hidden' }).default(''),
  motion: motionField().register(ui, { control: 'hidden' }),
  tilt: tiltField().register(ui, { control: 'hidden' }),
  offset: openObject({ x: coordinate(), y: coordinate() }).nullable().default(null).register(ui, { control: 'hidden' }),
  /** Original position, px; the shift is relative to it. */
  fromX: origin(),
  fromY: origin(),
  /** A single element with its content, as written, without a declaration. */
  xml: z.string().max(PART_XML_MAX).default('').register(ui, { control: 'hidden' }),
  ...partResources,
});

export const watchPartNode = openObject({ ...nodeBase, nodeType: z.literal('watch_part'), style: watchPartStyle });

/** Data of an imported face outside its scene. */
export const watchFaceRest = openObject({
  /** Format version of the imported face; absent if its files do not declare it. */
  formatVersion: z.int().min(1).max(99).optional(),
  /** Elements before the scene that our writers do not create, concatenated: settings, bitmap fonts, other metadata. */
  head: z.string().max(HEAD_XML_MAX).default(''),
  /** Attributes of the root element other than size and shape. */
  attributes: z.record(z.string().max(RESOURCE_NAME_MAX).regex(ATTRIBUTE_NAME), z.string().max(TEXT_MAX)).default({}),
  ...partResources,
});
