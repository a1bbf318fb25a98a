// A still image: picture, hand, tick, icon or background; what it is stands in `type`.
import { z } from 'zod';
import { channel, color, imageUrl, toggle } from '../fields';
import { ui } from '../ui';
import { boxStyle, nodeBase } from './common';

export const imageStyle = z.object({
  ...boxStyle,
  url: imageUrl({ section: 'image' }).default(''),
  fileSize: z.int().min(0).max(100_000_000).default(0).register(ui, { control: 'hidden' }),
  /** Multiply the pixels by red, green, blue and alpha (product.md). */
  isTinted: toggle({ section: 'image' }).default(false),
  /** Sets the four channels at once. */
  tintColor: color({ section: 'image', showIf: { field: 'isTinted', in: [true] } }).default('#ffffff'),
  red: channel({ control: 'hidden' }).default(255),
  green: channel({ control: 'hidden' }).default(255),
  blue: channel({ control: 'hidden' }).default(255),
  alpha: channel({ control: 'hidden' }).default(255),
});

/** What an image is: the hands of the specification, and the catalogue's other kinds of image. */
export const IMAGE_KINDS = ['image', 'hour', 'minutes', 'seconds', 'tick', 'icon', 'background'] as const;

export const imageNode = z.object({
  ...nodeBase,
  nodeType: z.literal('image'),
  type: z.enum(IMAGE_KINDS).default('image'),
  activeIcon: imageUrl({ control: 'hidden' }).optional(),
  style: imageStyle,
});
