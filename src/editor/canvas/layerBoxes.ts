// Layer boxes as drawn, and hit testing.
import {
  type Bounds,
  type Box,
  boundsOf,
  type CanvasOutline,
  centreOf,
  type Point,
  pivotOf,
  turned,
  unionBounds,
} from '@/face/geometry/bounds';
import { isWhollyOutside } from '@/face/geometry/outside';
import { boundedCoordinate, normalAngle } from '@/face/geometry/transform';
import { isGroup } from '@/face/nodes';
import {
  ancestorsOf,
  angleOfTurns,
  inScope,
  NO_TURNS,
  parentIdOf,
  parentOf,
  reversed,
  type Turn,
  turnedBox,
  turnsOf,
} from '@/face/nodes/layerTree';
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, isFixed, isLocked, isOnCanvas, isPinned, styleOf } from '../commands/layerFacts';
import type { LayerList } from '../document/editorState';
import type { StylePatches } from './gestureValues';

/** A selectable layer: its box with the drawn angle, and its axis-aligned bounds, canvas px. */
export interface LayerBox {
  uuid: string;
  node: FaceNode;
  box: Box;
  bounds: Bounds;
  /** Uuid of its group; null at the top level. */
  parentId: string | null;
  /** Drawn rotations of the groups around it, innermost first; empty if no group is turned. `box` includes them. */
  turns: readonly Turn[];
  /** Neither the layer nor a group around it is hidden. */
  isShown: boolean;
}

/** Drawn angle of a layer in degrees clockwise, by live data or at rest. */
export type AngleOf = (node: FaceNode) => number;

/** Box and bounds of one layer of a list; null if it has none or cannot be selected. */
export function layerBox(node: FaceNode, angleOf: AngleOf, nodes: LayerList): LayerBox | null {
  const resting = isFixed(node) ? null : boxOf(node);
  if (!resting) return null;
  const rotation = angleOf(node);
  const parent = parentOf(nodes, node);
  const turns = parent ? turnsOf(nodes, node, angleOf) : NO_TURNS;
  const own = rotation === (resting.rotation ?? 0) ? resting : { ...resting, rotation };
  const box = turnedBox(own, turns);
  const upright = (box.rotation ?? 0) === 0 && (box.scaleX ?? 1) === 1 && (box.scaleY ?? 1) === 1;
  const bounds = upright ? { x: box.x, y: box.y, width: box.width, height: box.height } : boundsOf(box);
  const isShown = isOnCanvas(node) && (!parent || ancestorsOf(nodes, node).every(isOnCanvas));
  return { uuid: node.uuid, node, box, bounds, parentId: parent?.uuid ?? null, turns, isShown };
}

/** The selectable ones of these layers, bottom first; by default those of the whole list. */
export function layerBoxes(nodes: LayerList, angleOf: AngleOf, layers: LayerList = nodes): LayerBox[] {
  const boxes: LayerBox[] = [];
  for (const node of layers) {
    const box = layerBox(node, angleOf, nodes);
    if (box) boxes.push(box);
  }
  return boxes;
}

/**
 * Boxes to snap to: visible layers that do not move. A layer that is not at a quarter turn contributes only its centre,
 * one rotated by live data nothing, because its edges keep moving.
 */
export function snapTargets(boxes: readonly LayerBox[], moving: ReadonlySet<string>): Bounds[] {
  const targets: Bounds[] = [];
  for (const { uuid, node, box, bounds, isShown } of boxes) {
    if (moving.has(uuid) || !isShown) continue;
    if ((box.rotation ?? 0) % 90 === 0) targets.push(bounds);
    else if (!styleOf(node).rotate) targets.push({ ...centreOf(bounds), width: 0, height: 0 });
  }
  return targets;
}

/** A transform of the canvas, written for the element of a layer, which the groups around it turn as well. */
export function inFrame(transform: string, turns: readonly Turn[]): string {
  const rotate = ({ angle, pivot }: Turn) => `rotate(${angle} ${pivot.x} ${pivot.y})`;
  // L = M⁻¹ T M, where M applies the turns innermost first and a list of transforms applies its last one first.
  const back = turns.map(({ angle, pivot }) => rotate({ angle: -angle, pivot }));
  return [...back, transform, ...[...turns].reverse().map(rotate)].join(' ');
}

/** A patch of the box on the canvas as a patch of the layer's own values, in the frame of its group. */
export function inGroup({ box, turns }: LayerBox, patch: Partial<Box>): Partial<Box> {
  if (turns.length === 0) return patch;
  const next = { ...box, ...patch };
  const { x, y } = turnedBox(next, reversed(turns));
  const isPlaced = ['x', 'y', 'width', 'height', 'offset'].some((key) => key in patch);
  return {
    ...patch,
    ...(isPlaced ? { x: boundedCoordinate(x), y: boundedCoordinate(y) } : {}),
    ...(patch.rotation === undefined ? {} : { rotation: normalAngle(patch.rotation - angleOfTurns(turns)) }),
  };
}

/** Patches of boxes on the canvas as patches of the layers' own values. */
export function patchesInGroups(layers: readonly LayerBox[], patches: StylePatches): StylePatches {
  if (layers.every(({ turns }) => turns.length === 0)) return patches;
  return new Map(
    layers.flatMap((layer) => {
      const patch = patches.get(layer.uuid);
      return patch ? [[layer.uuid, { ...inGroup(layer, patch) }] as const] : [];
    }),
  );
}

/** The layers that these move along: those in groups, and the groups around them. */
export function movingWith(all: readonly LayerBox[], layers: readonly LayerBox[]): ReadonlySet<string> {
  const byId = new Map(all.map((layer) => [layer.uuid, layer]));
  const chosen = new Set(layers.map(({ uuid }) => uuid));
  const moving = new Set(chosen);
  for (const layer of all) {
    const path: string[] = [];
    for (let at: LayerBox | undefined = layer; at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      path.push(at.uuid);
      if (chosen.has(at.uuid)) for (const uuid of path) moving.add(uuid);
      if (chosen.has(layer.uuid)) moving.add(at.uuid);
    }
  }
  return moving;
}

/** Common bounds; null for none. */
export const boundsOfAll = (boxes: readonly LayerBox[]): Bounds | null =>
  unionBounds(boxes.map(({ bounds }) => bounds));

/**
 * What a press on a layer selects: the layer or the group around it that is beside the first selected layer, else the
 * outermost group. `isDeep`: the layer itself.
 */
export function picked(nodes: LayerList, node: FaceNode, selected: LayerList, isDeep: boolean): FaceNode {
  if (isDeep || parentIdOf(node) === null) return node;
  const [first] = selected;
  const scopes = first ? [...ancestorsOf(nodes, first).map(({ uuid }) => uuid), null] : [null];
  for (const scope of scopes) {
    const one = inScope(nodes, node, scope);
    if (one) return one;
  }
  return node;
}

/** Whether the point is in the rotated and scaled box, or within `slack` px of it. */
export function boxHolds(box: Box, point: Point, slack = 0): boolean {
  const pivot = pivotOf(box);
  const straight = turned({ x: point.x - box.x - pivot.x, y: point.y - box.y - pivot.y }, -(box.rotation ?? 0));
  const x = straight.x / (box.scaleX || 1) + pivot.x;
  const y = straight.y / (box.scaleY || 1) + pivot.y;
  return x >= -slack && x <= box.width + slack && y >= -slack && y <= box.height + slack;
}

/**
 * The layer at a point: unlocked layers before locked ones, the background image last; otherwise topmost first. Ignores
 * invisible layers and groups, which consist of theirs.
 */
export function hitTest(boxes: readonly LayerBox[], point: Point, canvas: CanvasOutline, slack = 0): LayerBox | null {
  let locked: LayerBox | null = null;
  let background: LayerBox | null = null;
  for (let at = boxes.length - 1; at >= 0; at -= 1) {
    const candidate = boxes[at];
    if (!candidate?.isShown || isGroup(candidate.node) || !boxHolds(candidate.box, point, slack)) continue;
    if (isWhollyOutside(candidate.box, canvas)) continue;
    if (isPinned(candidate.node)) background ??= candidate;
    else if (isLocked(candidate.node)) locked ??= candidate;
    else return candidate;
  }
  return locked ?? background;
}
