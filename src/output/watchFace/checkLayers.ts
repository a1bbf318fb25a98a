// The layers of a copy that the check looks at, and the fonts that they name.
import type { FaceCopy, ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY } from '@/schemas/font';
import { type FaceNode, isKnown } from '@/schemas/nodes';

/** A layer with the list it stands in. */
export interface PlacedLayer {
  mode: ModeName;
  node: FaceNode;
}

/** All layers of both lists, from the bottom. */
export const layersOf = ({ normal, ambient }: Pick<FaceCopy, 'normal' | 'ambient'>): readonly PlacedLayer[] => [
  ...normal.nodeList.map((node) => ({ mode: 'normal' as const, node })),
  ...(ambient?.nodeList ?? []).map((node) => ({ mode: 'ambient' as const, node })),
];

/** Families that need no file of the designer's. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY]);
/** Style fields that name a font family. */
const FAMILY_FIELD = /fontFamily$|typeface$/i;

const ownFamilies = (style: object): readonly unknown[] =>
  Object.entries(style).flatMap(([key, value]) => (FAMILY_FIELD.test(key) ? [value] : []));

/** Those that a part kept from elsewhere brings along. */
const broughtFamilies = (style: object): readonly string[] =>
  'fonts' in style && Array.isArray(style.fonts) ? style.fonts.map(({ family }: { family: string }) => family) : [];

/** The families that a layer is set in, each once; the default font, which is always there, is none. */
export function familiesOf(node: FaceNode): readonly string[] {
  if (!isKnown(node)) return [];
  const all = [...ownFamilies(node.style), ...broughtFamilies(node.style)];
  const named = all.filter((family) => typeof family === 'string' && family !== '' && !ALWAYS_THERE.has(family));
  return [...new Set(named as readonly string[])];
}
