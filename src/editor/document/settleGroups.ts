// After an edit of a group's own values: its layers follow its box, and are locked with it.

import { resizeWithin } from '@/face/geometry/resize';
import { factorsOf } from '@/face/geometry/transform';
import { isGroup, isLocked } from '@/face/nodes';
import { type GroupNode, hasGroups, restingBox, settledTree, withDescendants } from '@/face/nodes/layerTree';
import { scaledLayer } from '@/face/platforms/scale';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from './editorState';

/** Factors closer than this are one: boxes are stored with two decimals. */
const SAME_FACTOR = 0.005;

type BoxStyle = GroupNode['style'];

const isSameBox = (a: BoxStyle, b: BoxStyle): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** A layer of a group whose box changed from `from` to `to`: moved, and scaled with its lengths if the group was. */
function followed(node: FaceNode, from: BoxStyle, to: BoxStyle): FaceNode {
  const box = restingBox(node);
  if (!box) return node;
  const { x: fx, y: fy } = factorsOf(from, to);
  if (Math.abs(fx - fy) < SAME_FACTOR) {
    const factor = from.width >= from.height ? fx : fy;
    return scaledLayer(node, { factor, dx: to.x - from.x * factor, dy: to.y - from.y * factor });
  }
  return { ...node, style: { ...(node as { style: object }).style, ...resizeWithin(box, from, to) } } as FaceNode;
}

/**
 * The list after an edit: layers of groups that the edit moved, resized, locked or unlocked follow, and the tree is in
 * order. A layer that the edit changed itself does not follow. The same list if nothing changes.
 */
export function settledGroups(before: LayerList, after: LayerList): LayerList {
  if (!hasGroups(after)) return after;
  const was = new Map(before.map((node) => [node.uuid, node]));
  const edits = after.filter(isGroup).flatMap((group) => {
    const old = was.get(group.uuid);
    return old && isGroup(old) && old !== group ? [{ old, group }] : [];
  });
  let nodes = after;
  // Outer groups follow their layers in the list.
  for (const { old, group } of edits.reverse()) {
    const inside = withDescendants(after, [group.uuid]);
    const isMoved = !isSameBox(old.style, group.style);
    const isRelocked = isLocked(old) !== isLocked(group);
    if (!isMoved && !isRelocked) continue;
    nodes = nodes.map((node) => {
      if (node.uuid === group.uuid || !inside.has(node.uuid)) return node;
      const moved = isMoved && was.get(node.uuid) === node ? followed(node, old.style, group.style) : node;
      if (!isRelocked || !('style' in moved) || isLocked(moved) === isLocked(group)) return moved;
      return { ...moved, style: { ...(moved.style as object), isLock: isLocked(group) } } as FaceNode;
    });
  }
  return settledTree(nodes);
}
