// Dynamic layers of the chip platform: which layers are dynamic, their level (-1 to 14) and element type (1 to 17)
// (spec 9, docs/rules/product.md).
import { expressionsOf, hasFrames, isDynamicNode } from '@/face/nodes';
import { tagsOfExpression } from '@/face/nodes/liveValue';
import type { FaceNode } from '@/schemas/nodes';

interface ElementRow {
  /** Element type number (spec 9). */
  type: number;
  /** Dynamic layers are ordered by ascending level (docs/rules/product.md). */
  level: number;
  tags: readonly string[];
}

/** Level of the root and of layers without live data. */
export const STATIC_LEVEL = -1;

/** Element types and levels by data tag; tags not listed are "other". */
export const ELEMENTS = {
  hourHand: { type: 1, level: 0, tags: ['DWFKS'] },
  minuteHand: { type: 1, level: 1, tags: ['DWFM'] },
  secondHand: { type: 1, level: 2, tags: ['DWFS', 'DWFSF'] },
  timeDigit: { type: 2, level: 3, tags: ['Db', 'DH', 'Dm', 'DmZ', 'Ds', 'DsZ'] },
  amPm: { type: 3, level: 4, tags: ['Da', 'DaB'] },
  week: {
    type: 4,
    level: 5,
    tags: ['DE', 'DEEEE', 'DES', 'DEzh', 'DEEEEzh', 'DESzh', 'DEG', 'DEEEEG', 'DESG', 'DOW', 'DOWB'],
  },
  date: {
    type: 5,
    level: 6,
    tags: [
      ...['Dy', 'Dyy', 'Dyyyy', 'DM', 'DMM', 'DMMM', 'DMMMM', 'DMMMzh', 'DMMMMzh', 'DMMMG', 'DMMMMG'],
      ...['DIM', 'DD', 'DIY', 'Dd', 'DdL'],
    ],
  },
  weather: { type: 6, level: 7, tags: ['WTH', 'WTL', 'WCT', 'WCTR', 'WCTS', 'WCCI', 'WCCT'] },
  calorie: { type: 7, level: 9, tags: ['CAL'] },
  step: { type: 8, level: 8, tags: ['ZSC', 'ZSCG', 'ZSCGP'] },
  distance: { type: 9, level: 11, tags: ['DIST'] },
  battery: { type: 10, level: 10, tags: ['BLP', 'BLN'] },
  sleepQuality: { type: 11, level: 14, tags: ['SQV'] },
  pressure: { type: 12, level: 14, tags: ['SV'] },
  heartRate: { type: 13, level: 13, tags: ['ZHR', 'ZHRM'] },
  bloodOxygen: { type: 14, level: 14, tags: ['BOV'] },
  pm25: { type: 15, level: 12, tags: ['WCPM'] },
  animation: { type: 16, level: 12, tags: [] },
  other: { type: 17, level: 12, tags: [] },
} as const satisfies Record<string, ElementRow>;

/** Name of an element type; its text is `editor.elements.<name>`. */
export type ElementName = keyof typeof ELEMENTS;

const byTag = new Map<string, ElementName>(
  (Object.entries(ELEMENTS) as [ElementName, ElementRow][]).flatMap(([name, row]) =>
    row.tags.map((tag) => [tag, name] as const),
  ),
);

/** Element name of a dynamic layer, by its first tag; null for a static layer. */
export function elementNameOf(node: FaceNode): ElementName | null {
  if (!isDynamicNode(node)) return null;
  if (hasFrames(node)) return 'animation';
  const [tag] = expressionsOf(node).flatMap(({ source }) => tagsOfExpression(source));
  return (tag === undefined ? null : byTag.get(tag)) ?? 'other';
}

function elementOf(node: FaceNode): ElementRow | null {
  const name = elementNameOf(node);
  return name && ELEMENTS[name];
}

/** Level of a layer, -1 (static) to 14. */
export const levelOf = (node: FaceNode): number => elementOf(node)?.level ?? STATIC_LEVEL;

/** Element type of a dynamic layer, 1 to 17, as written to the chip platform's package; null for a static one. */
export const elementTypeOf = (node: FaceNode): number | null => elementOf(node)?.type ?? null;
