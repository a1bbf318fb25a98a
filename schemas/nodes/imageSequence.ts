// Images picked by a data tag: digits, weekday, weather, moon phase or any enumeration.
import { z } from 'zod';
import { expression, imageUrl } from '../fields';
import { ui } from '../ui';
import { boxStyle, listedImage, nodeBase } from './common';

export const imageSequenceStyle = z.object({
  ...boxStyle,
  textTag: expression({ section: 'data', control: 'tag' }).default(''),
  imgs: z.array(listedImage(imageUrl())).max(200).default([]).register(ui, { control: 'hidden' }),
});

export const imageSequenceNode = z.object({
  ...nodeBase,
  nodeType: z.literal('image_sequence'),
  style: imageSequenceStyle,
});
