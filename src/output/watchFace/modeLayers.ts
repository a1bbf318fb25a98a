// The layers that each mode of a copy shows, in painting order, and the position of slots between always-on layers.
import type { XmlElement } from '@/bytes/xml/xml';
import { type Bounds, boundsOf, pivotOf } from '@/face/geometry/bounds';
import { isGroup, isRefusedInAmbient, isRoot, isSlot, playbackOf, showsSeconds, tapTargetOf } from '@/face/nodes';
import { slotsBelow } from '@/face/nodes/ambientStack';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import {
  type Branch,
  branchesOf,
  dissolvedFrom,
  type GroupNode,
  movesLayers,
  settledTree,
} from '@/face/nodes/layerTree';
import { drawingKey } from '@/face/nodes/mergedModes';
import { type BoxedLayer, isSeen, isVisible } from '@/face/nodes/seen';
import { withoutTexts } from '@/face/nodes/spokenTexts';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';

const isBoxed = (node: FaceNode): node is BoxedLayer => isKnown(node) && !isRoot(node);

/** A visible layer. A group has at least one visible layer in `children`; other layers have none. */
export interface SeenBranch {
  node: BoxedLayer;
  children: readonly SeenBranch[];
}

function seenIn(branches: readonly Branch[], canvas: CanvasFacts, isTurned: boolean): readonly SeenBranch[] {
  return branches.flatMap(({ node, children }): readonly SeenBranch[] => {
    if (!isBoxed(node) || !(isTurned ? isVisible(node) : isSeen(node, canvas))) return [];
    if (!isGroup(node)) return [{ node, children: [] }];
    const inside = seenIn(children, canvas, isTurned || movesLayers(node));
    return inside.length > 0 ? [{ node, children: inside }] : [];
  });
}

/** Visible layers of a list as a tree, bottom first, without the background colour. */
export const seenBranches = (list: readonly FaceNode[], canvas: CanvasFacts): readonly SeenBranch[] =>
  seenIn(branchesOf(settledTree(list)), canvas, false);

/** The layers at the ends of the branches, without groups, bottom first. */
export const leavesOf = (branches: readonly SeenBranch[]): readonly BoxedLayer[] =>
  branches.flatMap(({ node, children }) => (children.length === 0 ? [node] : leavesOf(children)));

/** The groups of branches and the groups in them, inner ones first. */
export const groupsOf = (branches: readonly SeenBranch[]): readonly BoxedLayer[] =>
  branches.flatMap(({ node, children }) => (children.length === 0 ? [] : [...groupsOf(children), node]));

/** The branches without the layers for which `isKept` is false, and without groups that are empty then. */
export const pruned = (branches: readonly SeenBranch[], isKept: (node: BoxedLayer) => boolean): readonly SeenBranch[] =>
  branches.flatMap(({ node, children }): readonly SeenBranch[] => {
    if (children.length === 0) return isKept(node) ? [{ node, children }] : [];
    const inside = pruned(children, isKept);
    return inside.length > 0 ? [{ node, children: inside }] : [];
  });

/** A slot as it looks in a group, without the group. A rotation by live data is left out. */
function freed(group: GroupNode, slot: BoxedLayer): BoxedLayer {
  const still = { ...group, style: { ...group.style, rotate: '' } };
  return (dissolvedFrom(still, slot) ?? slot) as BoxedLayer;
}

/**
 * The branches with every slot at the top level, because the format accepts slots only there: a group is cut around each
 * slot in painting order, so that nothing changes its place.
 */
export function withFreeSlots(branches: readonly SeenBranch[]): readonly SeenBranch[] {
  return branches.flatMap((branch): readonly SeenBranch[] => {
    const { node, children } = branch;
    if (!isGroup(node)) return [branch];
    const inside = withFreeSlots(children);
    if (!inside.some((child) => isSlot(child.node))) return [{ node, children: inside }];
    const parts: SeenBranch[] = [];
    for (const child of inside) {
      const last = parts.at(-1);
      if (isSlot(child.node)) parts.push({ node: freed(node, child.node), children: [] });
      else if (last && last.children.length > 0)
        parts[parts.length - 1] = { ...last, children: [...last.children, child] };
      // A screen reader speaks the group's text once.
      else
        parts.push({
          node: parts.some(({ children }) => children.length > 0) ? withoutTexts(node) : node,
          children: [child],
        });
    }
    return parts;
  });
}

/** The always-on list; if it was never edited, its initial content. */
export function ambientList({ normal, ambient }: FaceCopy): readonly FaceNode[] {
  if (ambient) return ambient.nodeList;
  return settledTree(normal.nodeList.filter((node) => !isRefusedInAmbient(node) && !showsSeconds(node)));
}

/** The layers of a group may turn out of its box. */
const EVERYWHERE: Bounds = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** The area that a layer may paint at any angle. */
function reach(node: BoxedLayer): Bounds {
  if (isGroup(node)) return EVERYWHERE;
  const { style } = node;
  if (style.rotate === '') return boundsOf(style);
  const pivot = pivotOf(style);
  const centre = { x: style.x + pivot.x, y: style.y + pivot.y };
  const { x, y, width, height } = boundsOf({ ...style, rotation: 0 });
  const far = Math.max(
    ...[x, x + width].flatMap((a) => [y, y + height].map((b) => Math.hypot(a - centre.x, b - centre.y))),
  );
  return { x: centre.x - far, y: centre.y - far, width: 2 * far, height: 2 * far };
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A layer with its drawn elements. */
export interface DrawnLayer {
  node: BoxedLayer;
  elements: readonly XmlElement[];
}

/** Layers between the slots; one list more than there are slots. */
export type Segments = readonly (readonly DrawnLayer[])[];

export function segmentsOf(normal: readonly DrawnLayer[]): { slots: readonly DrawnLayer[]; segments: Segments } {
  const segments: DrawnLayer[][] = [[]];
  for (const layer of normal) {
    if (isSlot(layer.node)) segments.push([]);
    else segments.at(-1)?.push(layer);
  }
  return { slots: normal.filter(({ node }) => isSlot(node)), segments };
}

const keyOf = ({ elements }: DrawnLayer): string => elements.map(drawingKey).join();

/**
 * The always-on layers between the same slots. Always-on shows slots above its layers, except for layers that name the
 * slot they are above. A layer that no later slot touches can keep its position in the normal list, and is then shared
 * by both modes.
 */
export function ambientSegments(ambient: readonly DrawnLayer[], normal: ReturnType<typeof segmentsOf>): Segments {
  const slots = normal.slots.map(({ node }) => reach(node));
  const home = new Map(normal.segments.flatMap((list, index) => list.map((layer) => [keyOf(layer), index] as const)));
  const lists = normal.segments.map((): DrawnLayer[] => []);
  const below = slotsBelow(
    ambient.map(({ node }) => node),
    normal.slots.map(({ node }) => node),
  );
  // From the top down, so that no layer moves above one that covers it.
  let highest = slots.length;
  for (const [index, layer] of [...ambient.entries()].reverse()) {
    const own = reach(layer.node);
    const least = below[index] ?? 0;
    const covered = slots.findIndex((slot, place) => place >= least && overlap(own, slot));
    const most = covered === -1 ? slots.length : covered;
    highest = Math.max(least, Math.min(highest, most, home.get(keyOf(layer)) ?? slots.length));
    lists[highest]?.unshift(layer);
  }
  return lists;
}

/** Layers that always-on draws: slots come from the normal list, and tap areas are inactive. */
export const ambientBranches = (copy: FaceCopy, canvas: CanvasFacts): readonly SeenBranch[] =>
  pruned(seenBranches(ambientList(copy), canvas), (node) => !isSlot(node) && tapTargetOf(node) === null);

/** Why a layer is not allowed in always-on: it changes within the minute. */
export const restlessKey = (node: FaceNode): 'ambientSeconds' | 'ambientAnimation' | null =>
  playbackOf(node) ? 'ambientAnimation' : showsSeconds(node) ? 'ambientSeconds' : null;
