// What each mode of a copy shows, in painting order, and the position of slots between always-on layers.
import type { XmlElement } from '@/bytes/xml/xml';
import { type Bounds, boundsOf, pivotOf } from '@/face/geometry/bounds';
import { isRefusedInAmbient, isRoot, isSlot, playbackOf, showsSeconds, tapTargetOf } from '@/face/nodes';
import { slotsBelow } from '@/face/nodes/ambientStack';
import type { CanvasFacts } from '@/face/nodes/defineNode';
import { drawingKey } from '@/face/nodes/mergedModes';
import { type BoxedLayer, isSeen } from '@/face/nodes/seen';
import type { FaceCopy } from '@/schemas/design';
import { type FaceNode, isKnown } from '@/schemas/nodes';

const isBoxed = (node: FaceNode): node is BoxedLayer => isKnown(node) && !isRoot(node);

/** Visible layers of a list, without the background colour. */
export const seenLayers = (list: readonly FaceNode[], canvas: CanvasFacts): readonly BoxedLayer[] =>
  list.filter((node): node is BoxedLayer => isBoxed(node) && isSeen(node, canvas));

/** The always-on list; if it was never edited, its initial content. */
export function ambientList({ normal, ambient }: FaceCopy): readonly FaceNode[] {
  if (ambient) return ambient.nodeList;
  return normal.nodeList.filter((node) => !isRefusedInAmbient(node) && !showsSeconds(node));
}

/** The area that a layer may paint at any angle. */
function reach({ style }: BoxedLayer): Bounds {
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
export const ambientLayers = (copy: FaceCopy, canvas: CanvasFacts): readonly BoxedLayer[] =>
  seenLayers(ambientList(copy), canvas).filter((node) => !isSlot(node) && tapTargetOf(node) === null);

/** Why a layer is not allowed in always-on: it changes within the minute. */
export const restlessKey = (node: FaceNode): 'ambientSeconds' | 'ambientAnimation' | null =>
  playbackOf(node) ? 'ambientAnimation' : showsSeconds(node) ? 'ambientSeconds' : null;
