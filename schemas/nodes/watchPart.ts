// A part of a watch face made elsewhere that no layer here can say: its XML as it came, and the files that it names.
import { z } from 'zod';
import { angle, coordinate, expression, imageUrl, length, share, toggle } from '../fields';
import {
  HEAD_XML_MAX,
  PART_FONTS_MAX,
  PART_PICTURES_MAX,
  PART_STRINGS_MAX,
  PART_XML_MAX,
  RESOURCE_NAME_MAX,
  TEXT_MAX,
} from '../limits';
import { ATTRIBUTE_NAME } from '../names';
import { openObject } from '../openObject';
import { ui } from '../ui';
import { boxStyle, listedImage, nodeBase } from './common';

const resourceName = () => z.string().min(1).max(RESOURCE_NAME_MAX);
const words = () => z.string().max(TEXT_MAX);

/** Files beside a document, by the names that its XML calls them. */
export const partResources = {
  /** Sizes are the pictures' own, px. */
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
  /** `family`: the typeface as text layers name it. */
  fonts: z
    .array(openObject({ name: resourceName(), family: z.string().min(1).max(120) }))
    .max(PART_FONTS_MAX)
    .default([])
    .register(ui, { control: 'hidden' }),
  /** `other`: what stands without a language. */
  strings: z
    .array(
      openObject({ name: resourceName(), zh: words().optional(), en: words().optional(), other: words().optional() }),
    )
    .max(PART_STRINGS_MAX)
    .default([])
    .register(ui, { control: 'hidden' }),
};

export const watchPartStyle = openObject({
  ...boxStyle,
  // A part is moved and nothing else: the rest of its box says where it came from.
  width: length({ control: 'hidden' }).default(100),
  height: length({ control: 'hidden' }).default(100),
  rotation: angle({ control: 'hidden' }).default(0),
  opacity: share({ control: 'hidden' }).default(1),
  ratio: toggle({ control: 'hidden' }).default(false),
  rotate: expression({ control: 'hidden' }).default(''),
  offset: openObject({ x: coordinate(), y: coordinate() }).nullable().default(null).register(ui, { control: 'hidden' }),
  /** Where it stood when it came, px: what it was moved by is counted from there. */
  fromX: coordinate({ control: 'hidden' }).default(0),
  fromY: coordinate({ control: 'hidden' }).default(0),
  /** One element with all that is in it, as it was written; without a declaration. */
  xml: z.string().max(PART_XML_MAX).default('').register(ui, { control: 'hidden' }),
  ...partResources,
});

export const watchPartNode = openObject({ ...nodeBase, nodeType: z.literal('watch_part'), style: watchPartStyle });

/** What a kept face says outside of its scene. */
export const watchFaceRest = openObject({
  /** Version of the format that the face was made in; absent where its files do not say. */
  formatVersion: z.int().min(1).max(99).optional(),
  /** Elements before the scene that no writer here makes, one after the other: settings, bitmap fonts, other metadata. */
  head: z.string().max(HEAD_XML_MAX).default(''),
  /** Attributes of the face's root beside its size and shape. */
  attributes: z.record(z.string().max(RESOURCE_NAME_MAX).regex(ATTRIBUTE_NAME), z.string().max(TEXT_MAX)).default({}),
  ...partResources,
});
