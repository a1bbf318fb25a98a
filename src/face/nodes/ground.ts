// The background colour of a list of layers, as the watch shows it: blended over black.
import { type FaceNode, isKnown, type NodeOf } from '@/schemas/nodes';
import { overBlack } from './watchFaceColor';

/** The root layer of a list with its colour made opaque; undefined if the list has none. */
export function groundOf(list: readonly FaceNode[]): NodeOf<'root'> | undefined {
  const [root] = list.filter(isKnown).flatMap((node) => (node.nodeType === 'root' ? [node] : []));
  return root && { ...root, style: { ...root.style, fill: overBlack(root.style.fill) } };
}
