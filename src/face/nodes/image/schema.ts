// A still image: picture, hand, tick, icon or background, distinguished by `type`.
import { z } from 'zod';
import { channel, color, expression, imageUrl, toggle } from '@/schemas/fields';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { shadowField } from '@/schemas/shadow';
import { ui } from '@/schemas/ui';
import { vectorSource } from '@/schemas/vectorSource';

/** A tint channel, shown while the tint is on. */
const tintChannel = () => channel({ section: 'image', showIf: { field: 'isTinted', in: [true] } }).default(255);

/** Kinds of images: the specification's hands, and other catalogue items. */
export const IMAGE_KINDS = ['image', 'hour', 'minutes', 'seconds', 'tick', 'icon', 'background'] as const;

export const imageStyle = openObject({
  ...boxStyle,
  url: imageUrl({ section: 'image' }).default(''),
  fileSize: z.int().min(0).max(100_000_000).default(0).register(ui, { control: 'hidden' }),
  /** Multiplies the pixels by red, green, blue and alpha (docs/rules/product.md). */
  isTinted: toggle({ section: 'image' }).default(false),
  /** Sets all four channels. */
  tintColor: color({ section: 'image', showIf: { field: 'isTinted', in: [true] } }).default('#ffffff'),
  red: tintChannel(),
  green: tintChannel(),
  blue: tintChannel(),
  alpha: tintChannel(),
  /** A background has nothing below it. */
  shadow: shadowField({ field: '../../type', in: IMAGE_KINDS.filter((type) => type !== 'background') }),
  vector: vectorSource.optional(),
});

/** Fields of icons alone. */
const ofIcons = { section: 'image', showIf: { field: 'type', in: ['icon'] } } as const;

/** Kinds that the designer can switch between: a plain image, or one of the hands. */
export const HAND_CHOICES: readonly (typeof IMAGE_KINDS)[number][] = ['image', 'hour', 'minutes', 'seconds'];

export const imageNode = openObject({
  ...nodeBase,
  nodeType: z.literal('image'),
  /** A plain picture can become a hand, and a hand a plain picture. */
  type: z
    .enum(IMAGE_KINDS)
    .register(ui, {
      control: 'select',
      section: 'data',
      options: HAND_CHOICES,
      showIf: { field: 'type', in: HAND_CHOICES },
    })
    .default('image'),
  style: imageStyle,
  /** Second picture of an icon, shown while `activeWhen` is true. */
  activeIcon: imageUrl(ofIcons).optional(),
  /** Bytes of the second picture. */
  activeFileSize: z.int().min(0).max(100_000_000).optional().register(ui, { control: 'hidden' }),
  /** Expression that selects an icon's picture; the first while it is zero, false or missing. */
  activeWhen: expression({ ...ofIcons, asks: 'condition' }).optional(),
});
