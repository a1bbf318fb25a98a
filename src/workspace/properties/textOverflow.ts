// Finds text layers whose text is larger than their box, for the layer list and the properties.
import type { TFunction } from 'i18next';
import { textOverflow as overflowOf, type TextOverflow } from '@/face/nodes/words/textFit';
import { asWords } from '@/face/nodes/words/wordsNode';
import type { FaceNode } from '@/schemas/nodes';
import { lineWidth } from '@/simulator/lineWidth';

const cache = new WeakMap<FaceNode, TextOverflow | null>();

/** The extent of a layer's text if it is larger than its box. Cached once its font is loaded. */
export function textOverflow(node: FaceNode): TextOverflow | null {
  const text = asWords(node);
  if (!text) return null;
  const before = cache.get(node);
  if (before !== undefined) return before;
  const overflow = overflowOf(text.style, lineWidth);
  // Without its font nothing was measured, so a later call can have another result.
  if (overflow || lineWidth('', text.style.fontFamily) !== null) cache.set(node, overflow);
  return overflow;
}

/** The overflow in words. Empty if the text fits. */
export function overflowWords(t: TFunction, node: FaceNode): string {
  const overflow = textOverflow(node);
  if (!overflow) return '';
  return t('editor:properties.textOverflow', { width: Math.ceil(overflow.width), height: Math.ceil(overflow.height) });
}
