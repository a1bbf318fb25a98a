// The tap area: a circle or rectangle that opens something on the watch.
import { z } from 'zod';
import { choice } from '../fields';
import { ui } from '../ui';
import { boxStyle, nodeBase } from './common';

const radius = () =>
  z.number().min(0).max(1000).register(ui, { control: 'number', section: 'interaction', unit: 'px', step: 1 });

export const programmableStyle = z.object({
  ...boxStyle,
  shapeType: choice(['Circle', 'Rectangle'], { section: 'interaction' }).default('Circle'),
  radius: radius().default(50),
  cornerRadius: radius().default(0),
  interaction: z
    .object({
      type: z.literal('CLICK'),
      action: z.object({ type: z.literal('LAUNCHER'), intent: z.string().max(500) }),
    })
    .default({ type: 'CLICK', action: { type: 'LAUNCHER', intent: '' } })
    .register(ui, { control: 'hidden' }),
});

export const programmableNode = z.object({
  ...nodeBase,
  nodeType: z.literal('programmable'),
  style: programmableStyle,
});
