// Finds the layers of the open design that use a font, in every copy and mode.

import { type Style, styleOf } from '@/editor/commands/layerFacts';
import { documentOf, type EditorState } from '@/editor/document/editorState';
import type { FaceNode } from '@/schemas/nodes';

/** Style fields that name a font family. */
const FAMILY_FIELD = /fontFamily$|typeface$/i;

const usesFont = (style: Style, family: string): boolean =>
  Object.entries(style).some(([key, value]) => FAMILY_FIELD.test(key) && value === family);

/** Unique labels of the layers, in layer order. */
export function layersWithFont(state: EditorState, family: string): string[] {
  const lists = documentOf(state)?.copies.flatMap((copy) => [copy.normal.nodeList, copy.ambient?.nodeList ?? []]) ?? [];
  const using = lists.flat().filter((node: FaceNode) => usesFont(styleOf(node), family));
  return [...new Set(using.map((node) => node.label))];
}
