// Computes what a typed placement changes: the new positions and sizes of the layers. Pure.
import type { EditSituation } from '@/editor/commands/defineCommand';
import { boxOf, inOwnFrame, isFixed, isLocked, layersBy, type Style, worldBoxOf } from '@/editor/commands/layerFacts';
import { movable } from '@/editor/commands/nudge';
import { type Bounds, boundsOf, canvasCircle, centreOf, type Point, unionBounds } from '@/face/geometry/bounds';
import { edgeDistance } from '@/face/geometry/edgeDistance';
import { fixedAt } from '@/face/geometry/fixedAt';
import { proportional, type Size } from '@/face/geometry/resize';
import { boundedLength, moveStyle } from '@/face/geometry/transform';
import { handlesOf } from '@/face/nodes';
import type { FaceNode } from '@/schemas/nodes';
import { isFault, type Place, type Placement, type PlacementFault, type Side } from './reading/parsePlacement';

/** Between layers if no gap is typed, canvas px. */
const GAP = 8;

export interface PlacementPlan {
  layers: readonly FaceNode[];
  patches: ReadonlyMap<string, Style>;
  /** Centre of the layers afterwards, canvas px. */
  center: Point;
  /** Size afterwards, canvas px, if it changes. */
  size: Size | null;
  /** From the layers to the edge of the face, canvas px; negative beyond it. */
  toEdge: number;
}

const fault = (key: string, at: number, params: PlacementFault['params'] = {}): PlacementFault => ({ key, params, at });

/** Degrees clockwise from 12 o'clock, and the distance from the centre of the face. */
interface Polar {
  degrees: number;
  radius: number;
}

function polarOf({ x, y }: Point, { cx, cy }: { cx: number; cy: number }): Polar {
  const [dx, dy] = [x - cx, y - cy];
  return { degrees: (Math.atan2(dx, -dy) * 180) / Math.PI, radius: Math.hypot(dx, dy) };
}

function pointOf({ degrees, radius }: Polar, { cx, cy }: { cx: number; cy: number }): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: cx + radius * Math.sin(angle), y: cy - radius * Math.cos(angle) };
}

/** The centre of `own` beside another layer. */
function besideOf(own: Bounds, other: Bounds, side: Side, gap: number): Point {
  const { x, y } = centreOf(other);
  const across = gap + (side === 'left' || side === 'right' ? own.width : own.height) / 2;
  const places: Record<Side, Point> = {
    above: { x, y: other.y - across },
    below: { x, y: other.y + other.height + across },
    left: { x: other.x - across, y },
    right: { x: other.x + other.width + across, y },
    inside: { x, y },
  };
  return places[side];
}

/** The layers to place, or why there are none. */
function subjectOf({ uuid }: Placement, situation: EditSituation): readonly FaceNode[] | PlacementFault {
  const layers = uuid === null ? movable(situation) : movable({ selected: layersBy(situation.nodes, [uuid]) });
  if (layers.length === 0) return fault(uuid === null ? 'noSelection' : 'noPlace', 0);
  const free = layers.filter((node) => !isLocked(node));
  return free.length === 0 ? fault('locked', 0, { name: layers[0]?.label ?? '' }) : free;
}

class Planner {
  center: Point;
  bounds: Bounds;
  size: Size | null = null;
  readonly patches = new Map<string, Style>();
  readonly layers: readonly FaceNode[];
  readonly situation: EditSituation;

  constructor(layers: readonly FaceNode[], bounds: Bounds, situation: EditSituation) {
    this.layers = layers;
    this.situation = situation;
    this.bounds = bounds;
    this.center = centreOf(bounds);
  }

  get circle() {
    return canvasCircle(this.situation.canvas);
  }

  /** Bounds of another layer; a fault if it has none or is one of the placed layers. */
  otherAt(uuid: string, at: number): { node: FaceNode; bounds: Bounds } | PlacementFault {
    const [node] = layersBy(this.situation.nodes, [uuid]);
    const box = node && !isFixed(node) ? worldBoxOf(this.situation.nodes, node) : null;
    if (!node || !box) return fault('noPlace', at);
    if (this.layers.includes(node)) return fault('itself', at, { name: node.label });
    return { node, bounds: boundsOf(box) };
  }

  go(place: Place): PlacementFault | null {
    if (place.kind === 'center') this.center = { x: this.circle.cx, y: this.circle.cy };
    else if (place.kind === 'point') this.center = { x: place.x, y: place.y };
    else if (place.kind === 'angle') return this.turn(place.degrees);
    else if (place.kind === 'radius') return this.reach(place);
    else return this.relate(place);
    return null;
  }

  private turn(degrees: number): null {
    this.center = pointOf({ ...polarOf(this.center, this.circle), degrees }, this.circle);
    this.degrees = degrees;
    return null;
  }

  /** The typed angle, which a layer at the centre of the face does not have by itself. */
  private degrees: number | null = null;

  private reach({ value, unit, at }: Extract<Place, { kind: 'radius' }>): PlacementFault | null {
    const { r } = this.circle;
    const radius = unit === '%' ? (value / 100) * r : value;
    if (radius < 0 || radius > r)
      return fault('radius', at, { n: value, unit, limit: unit === '%' ? 100 : Math.round(r) });
    this.center = pointOf({ degrees: this.degrees ?? polarOf(this.center, this.circle).degrees, radius }, this.circle);
    return null;
  }

  private relate(place: Extract<Place, { kind: 'beside' | 'same' }>): PlacementFault | null {
    const other = this.otherAt(place.uuid, place.at);
    if (isFault(other)) return other;
    const middle = centreOf(other.bounds);
    if (place.kind === 'beside') {
      this.center = besideOf(this.bounds, other.bounds, place.side, place.gap ?? GAP);
      return null;
    }
    if (place.measure === 'x') this.center = { ...this.center, x: middle.x };
    else if (place.measure === 'y') this.center = { ...this.center, y: middle.y };
    else if (place.measure === 'radius')
      return this.reach({ kind: 'radius', value: polarOf(middle, this.circle).radius, unit: 'px', at: place.at });
    else return this.resize(place.measure, other.node, place.at);
    return null;
  }

  /** Takes over sides of another layer; the centre stays. */
  private resize(measure: 'width' | 'height' | 'size', other: FaceNode, at: number): PlacementFault | null {
    const [node, second] = this.layers;
    const [own, like] = [node && boxOf(node), boxOf(other)];
    if (!node || second || !own || !like) return fault('oneSize', at);
    const { resize, keepRatio } = handlesOf(node, this.situation.canvas);
    const isWide = measure !== 'height';
    const isHigh = measure !== 'width';
    const has = (side: 'e' | 's') => resize.includes(side) || resize.includes('se');
    if ((isWide && !has('e')) || (isHigh && !has('s'))) return fault('fixedSize', at, { name: node.label });
    const wanted = {
      width: isWide ? boundedLength((like.width * Math.abs(like.scaleX ?? 1)) / Math.abs(own.scaleX ?? 1)) : own.width,
      height: isHigh
        ? boundedLength((like.height * Math.abs(like.scaleY ?? 1)) / Math.abs(own.scaleY ?? 1))
        : own.height,
    };
    const factor = isWide ? wanted.width / own.width : wanted.height / own.height;
    const { width, height } = keepRatio ? proportional(own, factor) : wanted;
    const style = fixedAt(own, { x: 0.5, y: 0.5 }, width, height);
    this.patches.set(node.uuid, { ...style });
    this.size = { width, height };
    const resized = { ...node, style: { ...('style' in node ? (node.style as object) : {}), ...style } } as FaceNode;
    const box = worldBoxOf(this.situation.nodes, resized);
    if (box) this.bounds = boundsOf(box);
    return null;
  }

  /** The changes that bring the layers, as one, to the centre. */
  finish(): PlacementPlan {
    const from = centreOf(this.bounds);
    const by = { x: this.center.x - from.x, y: this.center.y - from.y };
    for (const node of this.layers) {
      const own = boxOf(node);
      if (!own) continue;
      const before = this.patches.get(node.uuid) ?? {};
      const step = inOwnFrame(this.situation.nodes, node, by);
      this.patches.set(node.uuid, { ...before, ...moveStyle({ ...own, ...before }, step.x, step.y) });
    }
    const bounds = { ...this.bounds, x: this.bounds.x + by.x, y: this.bounds.y + by.y };
    const { layers, patches, center, size } = this;
    return { layers, patches, center, size, toEdge: edgeDistance(bounds, this.situation.canvas) };
  }
}

/** The changes of a placement, or why it cannot be made; then nothing changes. */
export function planPlacement(placement: Placement, situation: EditSituation): PlacementPlan | PlacementFault {
  const layers = subjectOf(placement, situation);
  if (!Array.isArray(layers)) return layers as PlacementFault;
  const boxes = layers.flatMap((node) => worldBoxOf(situation.nodes, node) ?? []);
  const bounds = unionBounds(boxes.map(boundsOf));
  if (!bounds) return fault('noPlace', 0);
  const planner = new Planner(layers, bounds, situation);
  for (const place of placement.places) {
    const stopped = planner.go(place);
    if (stopped) return stopped;
  }
  return planner.finish();
}
