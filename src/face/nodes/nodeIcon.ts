// Names of the icons of layers and catalogue items; a name without an icon does not compile.

export const NODE_ICONS = [
  ...(['hour', 'minutes', 'seconds', 'tick', 'digitalTime', 'weekday', 'date'] as const),
  ...([
    'text',
    'image',
    'icon',
    'background',
    'root',
    'group',
    'imageSequence',
    'digits',
    'animation',
    'tapArea',
    'complication',
  ] as const),
  ...(['battery', 'steps', 'heartRate', 'temperature', 'weather', 'moonPhase'] as const),
  ...([
    'shapeRectangle',
    'shapeEllipse',
    'shapeLine',
    'shapeArc',
    'shapePie',
    'shapePolygon',
    'shapeStar',
    'shapePath',
  ] as const),
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
  // A preserved part of an imported face.
  'keptPart',
  // A layer of an unknown type.
  'unknown',
] as const;
export type NodeIconName = (typeof NODE_ICONS)[number];
