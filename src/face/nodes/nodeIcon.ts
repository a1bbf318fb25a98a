// Names of the pictures that stand for layers and catalogue entries; a name without a picture does not compile.

export const NODE_ICONS = [
  ...(['hour', 'minutes', 'seconds', 'tick', 'digitalTime', 'weekday', 'date'] as const),
  ...([
    'text',
    'image',
    'icon',
    'background',
    'root',
    'imageSequence',
    'animation',
    'tapArea',
    'complication',
  ] as const),
  ...(['battery', 'steps', 'heartRate', 'temperature', 'weather', 'moonPhase'] as const),
  ...(['fillCircular', 'fillLinear', 'fillArc'] as const),
  ...([
    'slotRangedValue',
    'slotShortText',
    'slotLongText',
    'slotText',
    'slotIcon',
    'slotTitle',
    'slotProgressBar',
  ] as const),
  // A part that was made elsewhere.
  'keptPart',
  // A layer of a type that this version does not know.
  'unknown',
] as const;
export type NodeIconName = (typeof NODE_ICONS)[number];
