// Where the layers of a group are in its thumbnail.
import { boxOf, isVisible, styleOf } from '@/editor/commands/layerFacts';
import { type Box, pivotOf } from '@/face/geometry/bounds';
import { isGroup } from '@/face/nodes';
import { ancestorsOf, childrenOf, type GroupNode, turnedBox, turnOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';

/** Of a group with more layers, the topmost ones are shown. */
const LAYERS_MAX = 12;

/** The visible layers in a group and in the groups in it, bottom first. */
export function layersShown(nodes: readonly FaceNode[], group: string): readonly FaceNode[] {
  const inside = (parent: string): readonly FaceNode[] =>
    childrenOf(nodes, parent)
      .filter(isVisible)
      .flatMap((node) => (isGroup(node) ? inside(node.uuid) : [node]));
  return inside(group).slice(-LAYERS_MAX);
}

/** The style of a layer's picture in a square of `side` px that shows the whole group. Null for a layer without a box. */
export function placeInThumbnail(nodes: readonly FaceNode[], group: GroupNode, node: FaceNode, side: number) {
  const own = boxOf(node);
  if (!own) return null;
  // The group itself is shown unturned.
  const around = ancestorsOf(nodes, node);
  const between = around.slice(
    0,
    around.findIndex(({ uuid }) => uuid === group.uuid),
  );
  const box: Box = turnedBox(
    own,
    between.map((one) => turnOf(one, one.style.rotation)),
  );
  const { x, y, width, height } = group.style;
  const scale = side / Math.max(width, height, 1);
  const pivot = pivotOf(box);
  const { opacity } = styleOf(node);
  return {
    left: (box.x - x - width / 2) * scale + side / 2,
    top: (box.y - y - height / 2) * scale + side / 2,
    width: box.width * scale,
    height: box.height * scale,
    transform: `rotate(${box.rotation ?? 0}deg) scale(${box.scaleX ?? 1}, ${box.scaleY ?? 1})`,
    transformOrigin: `${pivot.x * scale}px ${pivot.y * scale}px`,
    opacity: typeof opacity === 'number' ? opacity : 1,
  };
}
