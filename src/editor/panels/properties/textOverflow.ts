// Which text layers are larger than their box, for the layer list and the properties.
import type { TFunction } from 'i18next';
import { wordsOf } from '@/face/nodes';
import { textOverflow as overflowOf, type TextOverflow } from '@/face/nodes/text/textFit';
import type { FaceNode, NodeOf } from '@/schemas/nodes';
import { lineWidth } from './lineWidth';

const known = new WeakMap<FaceNode, TextOverflow | null>();

/** A layer that shows words, and nothing but words: the one kind whose text can leave its box. */
export const asText = (node: FaceNode): NodeOf<'text'> | null => (wordsOf(node) ? (node as NodeOf<'text'>) : null);

/** The extent of a layer's text where it is larger than its box; remembered once its font is there. */
export function textOverflow(node: FaceNode): TextOverflow | null {
  const text = asText(node);
  if (!text) return null;
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = overflowOf(text.style, lineWidth);
  // Nothing was measured while its font is missing: another look may say more.
  if (found || lineWidth('', text.style.fontFamily) !== null) known.set(node, found);
  return found;
}

/** The same in words; empty where the text fits. */
export function overflowWords(t: TFunction, node: FaceNode): string {
  const found = textOverflow(node);
  if (!found) return '';
  return t('editor:properties.textOverflow', { width: Math.ceil(found.width), height: Math.ceil(found.height) });
}
