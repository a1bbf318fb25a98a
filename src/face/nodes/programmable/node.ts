// Tap areas: regions of the face that open something on the watch.
import { round2 } from '@/face/geometry/bounds';
import { fixedAt } from '@/face/geometry/fixedAt';
import { boundedLength } from '@/face/geometry/transform';
import type { StyleOf } from '@/schemas/nodes';
import { defineNode } from '../defineNode';
import { circleHandles, freeHandles } from '../handleSets';
import { defineNodeType } from '../nodeEntry';
import { centred } from '../placing';
import { LAUNCH_TARGETS, programmableNode } from './schema';

type TapStyle = StyleOf<'programmable'>;

/** Side of a new tap area, px; well above the minimum for a finger. */
const SIDE = 100;
const MIDDLE = { x: 0.5, y: 0.5 };

/** The box resized to a square about its centre. */
const squared = (style: TapStyle, side: number) => ({ ...fixedAt(style, MIDDLE, side, side) });

/** The option for what an intent opens. An empty intent stays custom if the user chose custom. */
function choiceFor(intent: string, chosen: TapStyle['opens']): TapStyle['opens'] {
  if (intent === '') return chosen === 'CUSTOM' ? 'CUSTOM' : 'NONE';
  // Once custom, always custom: otherwise the field would vanish when the text matches a known name.
  if (chosen === 'CUSTOM') return 'CUSTOM';
  return LAUNCH_TARGETS.find((target) => target === intent) ?? 'CUSTOM';
}

const launching = (intent: string): TapStyle['interaction'] => ({
  type: 'CLICK',
  action: { type: 'LAUNCHER', intent },
});

const definition = defineNode({
  type: 'programmable',
  schema: programmableNode,
  items: [
    {
      key: 'interaction',
      category: 'comp',
      icon: 'tapArea',
      start: ({ canvas }) => ({ style: { ...centred(SIDE, SIDE, canvas), radius: SIDE / 2, opens: 'NONE' } }),
    },
  ],
  icon: () => 'tapArea',
  handles: ({ style }) => (style.shapeType === 'Circle' ? circleHandles(false) : freeHandles(false, style.ratio)),
  isDynamic: () => false,
  tapTarget({ style }) {
    const { intent } = style.interaction.action;
    const isNamed = LAUNCH_TARGETS.some((target) => target === intent);
    return { intent, nameKey: isNamed ? `fields:programmable.options.opens.${intent}` : null };
  },
  expressions: () => [],
  isFixed: () => false,
  isPinnedFirst: () => false,
  ambient: 'kept',
  images: () => [],
  derive: {
    shapeType: (value, { style }) => ({
      shapeType: value,
      ...(value === 'Circle' ? squared(style, Math.min(style.width, style.height)) : {}),
    }),
    radius: (value, { style }) =>
      typeof value === 'number' ? squared(style, boundedLength(2 * value)) : { radius: value },
    opens: (value, { style }) => ({
      opens: value,
      interaction: launching(
        value === 'CUSTOM' ? style.interaction.action.intent : value === 'NONE' ? '' : String(value),
      ),
    }),
  },
  follows: ({ shapeType, width, height, radius, opens, interaction }) => ({
    radius: shapeType === 'Circle' ? round2(Math.min(width, height) / 2) : radius,
    opens: choiceFor(interaction.action.intent, opens),
  }),
  isDrawn: true,
});

export const programmableEntry = defineNodeType({
  definition,
  writer: () => import('./writer'),
  reader: () => import('./reader'),
});
