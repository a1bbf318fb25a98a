// Layers of a copy for the check, and the fonts they use.
import { ancestorsOf } from '@/face/nodes/layerTree';
import type { FaceCopy, ModeName } from '@/schemas/design';
import { DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY } from '@/schemas/font';
import { type FaceNode, isKnown } from '@/schemas/nodes';

/** A layer with its mode. */
export interface PlacedLayer {
  mode: ModeName;
  node: FaceNode;
}

/** All layers of both lists, bottom first. */
export const layersOf = ({ normal, ambient }: Pick<FaceCopy, 'normal' | 'ambient'>): readonly PlacedLayer[] => [
  ...normal.nodeList.map((node) => ({ mode: 'normal' as const, node })),
  ...(ambient?.nodeList ?? []).map((node) => ({ mode: 'ambient' as const, node })),
];

/** A layer and the groups around it, outward. */
export const outward = (node: FaceNode, nodes: readonly FaceNode[]): readonly FaceNode[] => [
  node,
  ...ancestorsOf(nodes, node),
];

/** Families that do not need an uploaded file. */
const ALWAYS_THERE: ReadonlySet<string> = new Set([DEFAULT_FONT_FAMILY, WATCH_FONT_FAMILY]);
/** Style fields with a font family. */
const FAMILY_FIELD = /fontFamily$|typeface$/i;

const ownFamilies = (style: object): readonly unknown[] =>
  Object.entries(style).flatMap(([key, value]) => (FAMILY_FIELD.test(key) ? [value] : []));

/** Families that a preserved part brings along. */
const broughtFamilies = (style: object): readonly string[] =>
  'fonts' in style && Array.isArray(style.fonts) ? style.fonts.map(({ family }: { family: string }) => family) : [];

/** Distinct families of a layer, without the default font. */
export function familiesOf(node: FaceNode): readonly string[] {
  if (!isKnown(node)) return [];
  const all = [...ownFamilies(node.style), ...broughtFamilies(node.style)];
  const named = all.filter((family) => typeof family === 'string' && family !== '' && !ALWAYS_THERE.has(family));
  return [...new Set(named as readonly string[])];
}
