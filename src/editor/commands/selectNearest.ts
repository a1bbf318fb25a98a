// Selects the nearest layer in a direction, from the centre of the selection or of the canvas.
import { boundsOf, centreOf, type Point, unionBounds } from '@/face/geometry/bounds';
import { childrenOf, parentOf } from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import { selectionAnnouncement } from './announcements';
import { defineEdit, type EditSituation } from './defineCommand';
import { DIRECTIONS, type Direction, eachDirection } from './directions';
import { isFixed, worldBoxOf } from './layerFacts';

/** Distance of `to` in a direction, counting sideways twice; null if it is not within 45 degrees. */
function reach(from: Point, to: Point, direction: Direction): number | null {
  const { x, y } = DIRECTIONS[direction];
  const along = (to.x - from.x) * x + (to.y - from.y) * y;
  const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
  return along > 0 && aside <= along ? along + 2 * aside : null;
}

/** The nearest selectable layer in a direction that is not yet selected. */
function nearest({ nodes, selected, canvas }: EditSituation, direction: Direction): FaceNode | null {
  const middleOf = (node: FaceNode): Point | null => {
    const box = worldBoxOf(nodes, node);
    return box && centreOf(boundsOf(box));
  };
  const common = unionBounds(selected.flatMap((node) => worldBoxOf(nodes, node) ?? []).map(boundsOf));
  const [first] = selected;
  const beside = childrenOf(nodes, (first && parentOf(nodes, first)?.uuid) ?? null);
  const from = common ? centreOf(common) : { x: canvas.width / 2, y: canvas.height / 2 };
  let best: { node: FaceNode; distance: number } | null = null;
  for (const node of beside) {
    const middle = isFixed(node) || selected.includes(node) ? null : middleOf(node);
    const distance = middle && reach(from, middle, direction);
    if (distance !== null && (!best || distance < best.distance)) best = { node, distance };
  }
  return best?.node ?? null;
}

export const NEAREST = eachDirection((direction) =>
  defineEdit({
    name: `selectNearest${direction}`,
    group: 'select',
    record: 'none',
    shortcuts: [`Mod+${DIRECTIONS[direction].key}`],
    scope: 'canvas',
    idle: 'noLayerThere',
    apply(situation) {
      const node = nearest(situation, direction);
      return node && { selection: [node.uuid], anchor: node.uuid };
    },
    announce: selectionAnnouncement,
  }),
);
