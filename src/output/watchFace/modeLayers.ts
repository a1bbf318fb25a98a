// What each mode of a copy shows, in painting order, and where slots stand between the layers of always-on.
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

/** Layers of a list of which something can be seen, without the background colour. */
export const seenLayers = (list: readonly FaceNode[], canvas: CanvasFacts): readonly BoxedLayer[] =>
  list.filter((node): node is BoxedLayer => isBoxed(node) && isSeen(node, canvas));

/** Always-on as it is listed; before it was ever entered, what it would begin with. */
export function ambientList({ normal, ambient }: FaceCopy): readonly FaceNode[] {
  if (ambient) return ambient.nodeList;
  return normal.nodeList.filter((node) => !isRefusedInAmbient(node) && !showsSeconds(node));
}

/** Where a layer may paint, whatever turns it. */
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

/** A layer with what is drawn of it. */
export interface DrawnLayer {
  node: BoxedLayer;
  elements: readonly XmlElement[];
}

/** The layers between the slots: one list more than there are slots. */
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
 * Always-on between the same slots. It shows them above its layers, but for those that say over which slot they stand; a layer that
 * no later slot touches may as well stand where the normal list has it, and then stands once for both modes.
 */
export function ambientSegments(ambient: readonly DrawnLayer[], normal: ReturnType<typeof segmentsOf>): Segments {
  const slots = normal.slots.map(({ node }) => reach(node));
  const home = new Map(normal.segments.flatMap((list, index) => list.map((layer) => [keyOf(layer), index] as const)));
  const lists = normal.segments.map((): DrawnLayer[] => []);
  const below = slotsBelow(
    ambient.map(({ node }) => node),
    normal.slots.map(({ node }) => node),
  );
  // From the top down, so that none comes to stand above one that covers it.
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

/** Layers that always-on draws: slots come from the normal list, and what takes taps takes none there. */
export const ambientLayers = (copy: FaceCopy, canvas: CanvasFacts): readonly BoxedLayer[] =>
  seenLayers(ambientList(copy), canvas).filter((node) => !isSlot(node) && tapTargetOf(node) === null);

/** What an always-on layer may not do: change within the minute. */
export const restlessKey = (node: FaceNode): 'ambientSeconds' | 'ambientAnimation' | null =>
  playbackOf(node) ? 'ambientAnimation' : showsSeconds(node) ? 'ambientSeconds' : null;
