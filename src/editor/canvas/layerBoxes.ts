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
import type { FaceNode } from '@/schemas/nodes';
import { boxOf, isFixed, isLocked, isPinned, isVisible, styleOf } from '../commands/layerFacts';
import type { LayerList } from '../document/editorState';

/** A selectable layer: its box with the drawn angle, and its axis-aligned bounds, canvas px. */
export interface LayerBox {
  uuid: string;
  node: FaceNode;
  box: Box;
  bounds: Bounds;
}

/** Drawn angle of a layer in degrees clockwise, by live data or at rest. */
export type AngleOf = (node: FaceNode) => number;

/** Box and bounds of one layer; null if it has none or cannot be selected. */
export function layerBox(node: FaceNode, angleOf: AngleOf): LayerBox | null {
  const resting = isFixed(node) ? null : boxOf(node);
  if (!resting) return null;
  const rotation = angleOf(node);
  const box = rotation === (resting.rotation ?? 0) ? resting : { ...resting, rotation };
  const upright = rotation === 0 && (box.scaleX ?? 1) === 1 && (box.scaleY ?? 1) === 1;
  const bounds = upright ? { x: box.x, y: box.y, width: box.width, height: box.height } : boundsOf(box);
  return { uuid: node.uuid, node, box, bounds };
}

/** Selectable layers, bottom first. */
export function layerBoxes(nodes: LayerList, angleOf: AngleOf): LayerBox[] {
  const boxes: LayerBox[] = [];
  for (const node of nodes) {
    const found = layerBox(node, angleOf);
    if (found) boxes.push(found);
  }
  return boxes;
}

/**
 * Boxes to snap to: visible layers that do not move. A layer that is not at a quarter turn contributes only its centre,
 * one rotated by live data nothing, because its edges keep moving.
 */
export function snapTargets(boxes: readonly LayerBox[], moving: ReadonlySet<string>): Bounds[] {
  const targets: Bounds[] = [];
  for (const { uuid, node, box, bounds } of boxes) {
    if (moving.has(uuid) || !isVisible(node)) continue;
    if ((box.rotation ?? 0) % 90 === 0) targets.push(bounds);
    else if (!styleOf(node).rotate) targets.push({ ...centreOf(bounds), width: 0, height: 0 });
  }
  return targets;
}

/** Common bounds; null for none. */
export const boundsOfAll = (boxes: readonly LayerBox[]): Bounds | null =>
  unionBounds(boxes.map(({ bounds }) => bounds));

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
 * invisible layers.
 */
export function hitTest(boxes: readonly LayerBox[], point: Point, canvas: CanvasOutline, slack = 0): LayerBox | null {
  let locked: LayerBox | null = null;
  let background: LayerBox | null = null;
  for (let at = boxes.length - 1; at >= 0; at -= 1) {
    const candidate = boxes[at];
    if (!candidate || !isVisible(candidate.node) || !boxHolds(candidate.box, point, slack)) continue;
    if (isWhollyOutside(candidate.box, canvas)) continue;
    if (isPinned(candidate.node)) background ??= candidate;
    else if (isLocked(candidate.node)) locked ??= candidate;
    else return candidate;
  }
  return locked ?? background;
}
