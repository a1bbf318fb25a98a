// Facts for a description of the face: the layers by their place on the dial, what they show, and what they overlap. Pure.
import type { EditSituation } from '@/editor/commands/defineCommand';
import { boxOf, coversDial, isFixed, isOnCanvas, isPinned, styleOf, worldBoxOf } from '@/editor/commands/layerFacts';
import { type Bounds, boundsOf, canvasCircle, centreOf } from '@/face/geometry/bounds';
import { edgeDistance } from '@/face/geometry/edgeDistance';
import { handOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';

/** Rings by the distance of a layer's center, as a share of the face's radius. */
const RINGS = [
  ['center', 0.15],
  ['inner', 0.45],
  ['middle', 0.75],
  ['outer', 0.92],
] as const;
export type RingName = (typeof RINGS)[number][0] | 'edge';

/** Neighbors up to this distance are named, canvas px. */
const NEAR = 40;

export interface Relation {
  /** `inside`: the other box contains it, as a ring contains its icon. */
  kind: 'overlaps' | 'inside' | 'touches' | 'near';
  /** Name of the other layer. */
  label: string;
  /** Distance, canvas px. */
  px: number;
}

export interface LayerPlace {
  node: FaceNode;
  ring: RingName;
  /** Hour of the dial to the half, 0.5 to 12; null in the center of the face. */
  hour: number | null;
  /** Of the center of the layer from the center of the face, canvas px. */
  radius: number;
  width: number;
  height: number;
  /** How far its box reaches beyond the edge of the face, canvas px; 0 within it. */
  over: number;
  relation: Relation | null;
}

export interface FaceFacts {
  /** Whether hands show the hours or the minutes. */
  isAnalog: boolean;
  /** Layers that live data turns, such as hands: their angles say more than their places. */
  hands: readonly FaceNode[];
  /** Layers around the center that fill much of the dial: rings, tracks and dial pictures. */
  rings: readonly LayerPlace[];
  /** All others, from 12 o'clock clockwise, then outward. */
  placed: readonly LayerPlace[];
  count: number;
}

/** A layer around the center of the face with at least this share of its diameter is a ring. */
const RING_SHARE = 0.5;

/** The nearest half hour to an angle, degrees clockwise from 12 o'clock: 0.5 to 12. */
export function halfHourOf(degrees: number): number {
  const halves = Math.round((((degrees % 360) + 360) % 360) / 15) % 24;
  return halves === 0 ? 12 : halves / 2;
}

const ringOf = (share: number): RingName => RINGS.find(([, limit]) => share < limit)?.[0] ?? 'edge';

/** Gap between two rectangles, canvas px; negative if they overlap. */
function gapOf(a: Bounds, b: Bounds): number {
  const dx = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

interface Measured {
  node: FaceNode;
  bounds: Bounds;
}

function kindOf(px: number): Relation['kind'] {
  if (px < 0) return 'overlaps';
  return px < 0.5 ? 'touches' : 'near';
}

/**
 * The layer that it overlaps most, else the one that contains it, else the nearest one; null if none is near. What it
 * contains says so itself.
 */
function relationOf({ node, bounds }: Measured, others: readonly Measured[]): Relation | null {
  let nearest: Relation | null = null;
  let around: Relation | null = null;
  for (const other of others) {
    if (other.node === node) continue;
    if (contains(other.bounds, bounds)) {
      around ??= { kind: 'inside', label: other.node.label, px: 0 };
      continue;
    }
    const px = gapOf(bounds, other.bounds);
    if (px > NEAR || contains(bounds, other.bounds) || (nearest && px >= nearest.px)) continue;
    nearest = { kind: kindOf(px), label: other.node.label, px };
  }
  return nearest?.kind === 'overlaps' ? nearest : (around ?? nearest);
}

function placeOf(measured: Measured, others: readonly Measured[], canvas: EditSituation['canvas']): LayerPlace {
  const { node, bounds } = measured;
  const { cx, cy, r } = canvasCircle(canvas);
  const { x, y } = centreOf(bounds);
  const radius = Math.hypot(x - cx, y - cy);
  const ring = ringOf(radius / r);
  const hour = ring === 'center' ? null : halfHourOf((Math.atan2(x - cx, cy - y) * 180) / Math.PI);
  const { width, height } = bounds;
  return {
    node,
    ring,
    hour,
    radius,
    width,
    height,
    over: Math.max(0, -edgeDistance(bounds, canvas)),
    relation: relationOf(measured, others),
  };
}

const byClock = (a: LayerPlace, b: LayerPlace) => ((a.hour ?? 0) % 12) - ((b.hour ?? 0) % 12) || a.radius - b.radius;

/** The visible layers of the open copy and mode. */
export function faceFacts({ nodes, canvas }: EditSituation): FaceFacts {
  const shown = nodes.filter((node) => !isFixed(node) && isOnCanvas(node) && boxOf(node) !== null);
  const hands = shown.filter((node) => Boolean(styleOf(node).rotate));
  const still: Measured[] = shown
    .filter((node) => !hands.includes(node))
    .flatMap((node) => {
      const box = worldBoxOf(nodes, node);
      return box ? [{ node, bounds: boundsOf(box) }] : [];
    });
  const isRing = ({ node, bounds }: Measured) => {
    const { r } = canvasCircle(canvas);
    const isAround = placeOf({ node, bounds }, [], canvas).ring === 'center';
    return (
      coversDial(node, canvas) ||
      isPinned(node) ||
      (isAround && Math.min(bounds.width, bounds.height) >= RING_SHARE * 2 * r)
    );
  };
  const rings = still.filter(isRing);
  const others = still.filter((one) => !rings.includes(one));
  return {
    isAnalog: hands.some((node) => ['hours', 'minutes'].includes(handOf(node) ?? '')),
    hands,
    // The corners of a ring's box are beyond a round edge where the ring is not.
    rings: rings.map((one) => ({ ...placeOf(one, [], canvas), over: 0 })),
    placed: others.map((one) => placeOf(one, others, canvas)).sort(byClock),
    count: shown.length,
  };
}
