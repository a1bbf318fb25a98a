// Frames played in time: the "sequence frame layer".
import { z } from 'zod';
import { imageUrl, toggle } from '@/schemas/fields';
import { ANIMATION_DELAY_MAX_MS, ANIMATION_DELAY_MS, ANIMATION_LOOP_FOREVER_ABOVE } from '@/schemas/limits';
import { boxStyle, listedImage, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { ui } from '@/schemas/ui';

export const animationStyle = openObject({
  ...boxStyle,
  imgs: z.array(listedImage(imageUrl())).max(500).default([]).register(ui, { control: 'images', section: 'animation' }),
  /** Delay between frames, ms. */
  delayTime: z
    .int()
    .min(10)
    .max(ANIMATION_DELAY_MAX_MS)
    .default(ANIMATION_DELAY_MS)
    .register(ui, { control: 'number', section: 'animation', unit: 'ms', step: 10 }),
  /** Loops forever; equivalent to a number of loops above 100. */
  loop: toggle({ section: 'animation' }).default(true),
  /** Number of loops; above 100 it loops forever (spec 3, docs/rules/product.md). */
  intervalCount: z
    .int()
    .min(1)
    .max(10_000)
    .default(ANIMATION_LOOP_FOREVER_ABOVE + 1)
    .register(ui, { control: 'number', section: 'animation', step: 1 }),
  playing: toggle({ control: 'hidden' }).default(false),
});

export const animationNode = openObject({ ...nodeBase, nodeType: z.literal('animation'), style: animationStyle });
