// The tap area: a circle or rectangle that opens something on the watch.
import { z } from 'zod';
import { angle, choice, coordinate, expression, share } from '@/schemas/fields';
import { INTENT_MAX } from '@/schemas/limits';
import { motionField } from '@/schemas/motion';
import { boxStyle, nodeBase } from '@/schemas/nodes/common';
import { openObject } from '@/schemas/openObject';
import { tiltField } from '@/schemas/tilt';
import { type ShowIf, ui } from '@/schemas/ui';

/** Targets available on every watch; names as in the Watch Face Format. */
export const LAUNCH_TARGETS = [
  ...(['ALARM', 'BATTERY_STATUS', 'CALENDAR', 'HEALTH_HEART_RATE', 'MESSAGE'] as const),
  ...(['MUSIC_PLAYER', 'PHONE', 'SETTINGS'] as const),
] as const;

const WORD = '[A-Za-z]\\w*';
/**
 * Valid launch targets: none, a named target, an application (`com.example.app`), one of its screens
 * (`com.example.app/.Main`), a link (`app://screen`) or an intent in system syntax (`#Intent;…;end`).
 */
const INTENT = new RegExp(
  `^(?:|[A-Z][A-Z_]*|${WORD}(?:\\.${WORD})+(?:/\\.?${WORD}(?:[.$]\\w+)*)?|[a-z][a-z0-9+.-]*://[!-~]+|#Intent;[!-~]+;end)$`,
);

const shaped = (shape: 'Circle' | 'Rectangle'): ShowIf => ({ field: 'shapeType', in: [shape] });
const radius = (shape: 'Circle' | 'Rectangle') =>
  z
    .number()
    .min(0)
    .max(5000)
    .register(ui, { control: 'number', section: 'interaction', unit: 'px', step: 1, showIf: shaped(shape) });

export const programmableStyle = openObject({
  ...boxStyle,
  // Tap areas are invisible and cannot be rotated on the watch.
  opacity: share({ control: 'hidden' }).default(1),
  rotation: angle({ control: 'hidden' }).default(0),
  rotate: expression({ control: 'hidden' }).default(''),
  motion: motionField().register(ui, { control: 'hidden' }),
  tilt: tiltField().register(ui, { control: 'hidden' }),
  offset: openObject({ x: coordinate(), y: coordinate() }).nullable().default(null).register(ui, { control: 'hidden' }),
  shapeType: choice(['Circle', 'Rectangle'], { section: 'interaction' }).default('Circle'),
  /** Half the side of the box, for a circle. */
  radius: radius('Circle').default(50),
  cornerRadius: radius('Rectangle').default(0),
  /** Source of `interaction.action.intent`: a named target, or custom text. */
  opens: z
    .enum(['NONE', ...LAUNCH_TARGETS, 'CUSTOM'])
    .default('CUSTOM')
    .register(ui, { control: 'select', section: 'interaction' }),
  interaction: openObject({
    type: z.literal('CLICK'),
    action: openObject({
      type: z.literal('LAUNCHER'),
      intent: z
        .string()
        .max(INTENT_MAX)
        .regex(INTENT, { error: 'launchTarget' })
        .register(ui, {
          control: 'text',
          section: 'interaction',
          showIf: { field: '../../opens', in: ['CUSTOM'] },
        }),
    }),
  }).default({ type: 'CLICK', action: { type: 'LAUNCHER', intent: '' } }),
});

export const programmableNode = openObject({
  ...nodeBase,
  nodeType: z.literal('programmable'),
  style: programmableStyle,
});
