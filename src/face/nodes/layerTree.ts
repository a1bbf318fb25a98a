// Groups in the flat list of layers: a layer names its group by `parentId`, and a group directly follows its layers
// (docs/decisions/064). Reading and repairing that order, and the frames of layers in turned groups.
import {
  type Bounds,
  type Box,
  boundsOf,
  type Point,
  pivotOf,
  round2,
  turned,
  unionBounds,
} from '@/face/geometry/bounds';
import { boundedCoordinate, boundedLength, normalAngle } from '@/face/geometry/transform';
import { GROUP_DEPTH_MAX } from '@/schemas/limits';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import { type Branch, childrenOf, type GroupNode, parentIdOf, treeIndexOf } from './branches';
import { isFixed, isGroup, isPinnedFirst, isRoot, shadowOfLayer } from './index';
import type { TurningStyle } from './motion';
import { plainRotate } from './motionFacts';
import { isCast } from './shadow';

export { type Branch, branchesOf, childrenOf, type GroupNode, movesLayers, parentIdOf, turnsLayers } from './branches';

/** The layer in another group, or at the top level for null. */
export function withParent(node: FaceNode, parentId: string | null): FaceNode {
  if (parentIdOf(node) === parentId) return node;
  const { parentId: _, ...rest } = node;
  return (parentId === null ? rest : { ...rest, parentId }) as FaceNode;
}

/** Whether the list has a group or a layer that names one. */
export const hasGroups = (nodes: readonly FaceNode[]): boolean =>
  nodes.some((node) => isGroup(node) || parentIdOf(node) !== null);

/** The group that contains the layer; null at the top level. */
export function parentOf(nodes: readonly FaceNode[], node: FaceNode): GroupNode | null {
  const id = parentIdOf(node);
  const parent = id === null ? undefined : treeIndexOf(nodes).byId.get(id);
  return parent && isGroup(parent) ? parent : null;
}

/** The groups around a layer, innermost first. */
export function ancestorsOf(nodes: readonly FaceNode[], node: FaceNode): readonly GroupNode[] {
  const groups: GroupNode[] = [];
  for (let parent = parentOf(nodes, node); parent && groups.length < GROUP_DEPTH_MAX; parent = parentOf(nodes, parent))
    groups.push(parent);
  return groups;
}

/** The layer itself if it is directly in `scope` (null: the top level), else its ancestor there; null if it is elsewhere. */
export function inScope(nodes: readonly FaceNode[], node: FaceNode, scope: string | null): FaceNode | null {
  return [node, ...ancestorsOf(nodes, node)].find((one) => (parentOf(nodes, one)?.uuid ?? null) === scope) ?? null;
}

/** Uuids of the layers and of everything in those that are groups. */
export function withDescendants(nodes: readonly FaceNode[], uuids: Iterable<string>): ReadonlySet<string> {
  const all = new Set(uuids);
  if (!hasGroups(nodes)) return all;
  const { childrenOf } = treeIndexOf(nodes);
  for (const uuid of all) for (const child of childrenOf.get(uuid) ?? []) all.add(child.uuid);
  return all;
}

/** The uuids without those of layers in one of the others. The same array if there are none. */
export function withoutNested(nodes: readonly FaceNode[], uuids: readonly string[]): readonly string[] {
  if (uuids.length < 2 || !hasGroups(nodes)) return uuids;
  const { byId } = treeIndexOf(nodes);
  const chosen = new Set(uuids);
  const isNested = (uuid: string) => {
    const node = byId.get(uuid);
    return node !== undefined && ancestorsOf(nodes, node).some((group) => chosen.has(group.uuid));
  };
  return uuids.some(isNested) ? uuids.filter((uuid) => !isNested(uuid)) : uuids;
}

/** A branch as a list: its layers, then itself. */
export const flatBranch = ({ node, children }: Branch): readonly FaceNode[] => [...children.flatMap(flatBranch), node];

/** Whether a layer may be in a group: not the background colour, the background picture or a frozen layer. */
export const canBeGrouped = (node: FaceNode): boolean => !isRoot(node) && !isFixed(node) && !isPinnedFirst(node);

/** The valid parent of every layer: an existing group, without cycles, at most `GROUP_DEPTH_MAX` groups deep. */
function validParents(nodes: readonly FaceNode[]): (node: FaceNode) => string | null {
  const groups = new Map(nodes.filter(isGroup).map((group) => [group.uuid, group]));
  return (node) => {
    const own = parentIdOf(node);
    if (own === null || !canBeGrouped(node)) return null;
    let depth = 0;
    for (let id: string | null = own; id !== null; depth += 1) {
      const group = groups.get(id);
      // A parent outside the list ends the chain: only the layer that names it is at the top level.
      if (!group) return depth === 0 ? null : own;
      if (depth >= GROUP_DEPTH_MAX || id === node.uuid) return null;
      id = parentIdOf(group);
    }
    // A group may be inside `GROUP_DEPTH_MAX - 1` others.
    return depth + (isGroup(node) ? 1 : 0) > GROUP_DEPTH_MAX ? null : own;
  };
}

/** The resting box of a layer in the frame of its group; null without one. */
export function restingBox(node: FaceNode): Box | null {
  if (!isKnown(node) || !('x' in node.style)) return null;
  return node.style;
}

/** The group with the bounds of its layers as its box; the pivot keeps its canvas position. The same object if equal. */
export function fittedGroup(group: GroupNode, children: readonly FaceNode[]): GroupNode {
  const boxes = children.flatMap((child) => restingBox(child) ?? []);
  const bounds = unionBounds(boxes.map(boundsOf));
  const { style } = group;
  if (!bounds) return group;
  const pivot = pivotOf(style);
  const box: Bounds = {
    ...{ x: boundedCoordinate(bounds.x), y: boundedCoordinate(bounds.y) },
    ...{ width: boundedLength(bounds.width), height: boundedLength(bounds.height) },
  };
  const offset = {
    ...style.offset,
    x: boundedCoordinate(style.x + pivot.x - box.x),
    y: boundedCoordinate(style.y + pivot.y - box.y),
  };
  const isSame =
    (['x', 'y', 'width', 'height'] as const).every((key) => style[key] === box[key]) &&
    style.offset?.x === offset.x &&
    style.offset.y === offset.y;
  return isSame ? group : { ...group, style: { ...style, ...box, offset } };
}

/**
 * The list in order: each layer in an existing group, each group directly after its layers, without cycles, empty
 * groups or groups deeper than `GROUP_DEPTH_MAX`, and with the boxes of groups around their layers. Returns the same
 * list if nothing changes. Linear time.
 */
export function settledTree(nodes: readonly FaceNode[]): readonly FaceNode[] {
  if (!hasGroups(nodes)) return nodes;
  const parentOfNode = validParents(nodes);
  const childrenOf = new Map<string | null, FaceNode[]>();
  for (const node of nodes) {
    const parent = parentOfNode(node);
    const placed = withParent(node, parent);
    const list = childrenOf.get(parent);
    if (list) list.push(placed);
    else childrenOf.set(parent, [placed]);
  }
  const settled: FaceNode[] = [];
  /** Adds a layer after its own layers; returns it as added, or null for an empty group. */
  const add = (node: FaceNode): FaceNode | null => {
    if (!isGroup(node)) {
      settled.push(node);
      return node;
    }
    const children = (childrenOf.get(node.uuid) ?? []).flatMap((child) => add(child) ?? []);
    if (children.length === 0) return null;
    const group = fittedGroup(node, children);
    settled.push(group);
    return group;
  };
  for (const node of childrenOf.get(null) ?? []) add(node);
  return settled.length === nodes.length && settled.every((node, index) => node === nodes[index]) ? nodes : settled;
}

/** Rotation of a group about its pivot: degrees clockwise, and the pivot in the frame of the group's parent, canvas px. */
export interface Turn {
  angle: number;
  pivot: Point;
}

/** The turn of a group at a given angle. */
export function turnOf({ style }: GroupNode, angle: number): Turn {
  const pivot = pivotOf(style);
  return { angle, pivot: { x: style.x + pivot.x, y: style.y + pivot.y } };
}

/** A point after the turns, innermost first. */
export const turnedPoint = (point: Point, turns: readonly Turn[]): Point =>
  turns.reduce((at, { angle, pivot }) => {
    const arm = turned({ x: at.x - pivot.x, y: at.y - pivot.y }, angle);
    return { x: pivot.x + arm.x, y: pivot.y + arm.y };
  }, point);

/** The turns in reverse. */
export const reversed = (turns: readonly Turn[]): readonly Turn[] =>
  [...turns].reverse().map(({ angle, pivot }) => ({ angle: -angle, pivot }));

/** Sum of the angles, degrees clockwise. */
export const angleOfTurns = (turns: readonly Turn[]): number => turns.reduce((sum, { angle }) => sum + angle, 0);

/** A box after the turns: the same size, elsewhere, with the angles added. Not rounded. */
export function turnedBox<B extends Box>(box: B, turns: readonly Turn[]): B {
  if (turns.every(({ angle }) => angle === 0)) return box;
  const own = pivotOf(box);
  const pivot = turnedPoint({ x: box.x + own.x, y: box.y + own.y }, turns);
  return { ...box, x: pivot.x - own.x, y: pivot.y - own.y, rotation: (box.rotation ?? 0) + angleOfTurns(turns) };
}

/** The turns of the groups around a layer at the given angles, innermost first; none if no group is turned. */
export function turnsOf(
  nodes: readonly FaceNode[],
  node: FaceNode,
  angleOf: (group: GroupNode) => number = ({ style }) => style.rotation,
): readonly Turn[] {
  if (parentIdOf(node) === null) return NO_TURNS;
  const turns = ancestorsOf(nodes, node).map((group) => turnOf(group, angleOf(group)));
  return turns.some(({ angle }) => angle !== 0) ? turns : NO_TURNS;
}

export const NO_TURNS: readonly Turn[] = [];

/** Pivot and shift of a box that must turn about a point of the canvas at every angle, and look the same at rest. */
function about(box: Box, centre: Point): { x: number; y: number; offset: Point } {
  // At rest: R(r, centre) T(x', y') = R(r, own pivot) T(x, y), so the box moves by R(-r) of the distance of the pivots.
  const own = pivotOf(box);
  const pivot = { x: box.x + own.x, y: box.y + own.y };
  const back = turned({ x: pivot.x - centre.x, y: pivot.y - centre.y }, -(box.rotation ?? 0));
  const [x, y] = [centre.x + back.x - own.x, centre.y + back.y - own.y];
  return { x, y, offset: { x: centre.x - x, y: centre.y - y } };
}

/** An expression for an angle with this many further degrees. */
const turnedBy = (rotate: string, degrees: number): string =>
  degrees === 0 ? rotate : `((${rotate})${degrees < 0 ? '-' : '+'}${Math.abs(round2(degrees))})`;

/** The same turn with this many further degrees. Only a hand's own tag can have a motion. */
const turnedStyle = (style: TurningStyle, degrees: number): TurningStyle =>
  degrees === 0
    ? { rotate: style.rotate, ...(style.motion ? { motion: style.motion } : {}) }
    : { rotate: turnedBy(plainRotate(style), degrees), ...(style.motion ? { motion: undefined } : {}) };

/** A layer with the shadow of its group, unless it has one of its own or is of a kind that cannot have one. */
function withShadowOf({ style: { shadow } }: GroupNode, node: FaceNode): FaceNode {
  const own = isCast(shadow) ? shadowOfLayer(node) : null;
  return own && !isCast(own) ? ({ ...node, style: { ...(node as GroupNode).style, shadow } } as FaceNode) : node;
}

/**
 * A layer as it looks in a group, without the group. `keepsTag`: a rotation by live data stays as it is written, without the
 * group's angle, because a chip watch turns layers by single tags only. Null if the group's live rotation and the layer's own
 * exclude each other.
 */
export function dissolvedFrom(group: GroupNode, layer: FaceNode, keepsTag = false): FaceNode | null {
  const node = withShadowOf(group, layer);
  if (!isKnown(node) || !('x' in node.style)) return node;
  const { rotate, rotation, opacity, visible } = group.style;
  if (rotate === '' && rotation === 0 && opacity === 1 && visible) return node;
  const { style } = node;
  const shared = { opacity: round2(style.opacity * opacity), visible: style.visible && visible };
  const rounded = ({ x, y, rotation: angle = 0 }: Box) => ({
    ...{ x: boundedCoordinate(x), y: boundedCoordinate(y), rotation: normalAngle(angle) },
  });
  if (rotate === '') {
    const box = turnedBox(style, [turnOf(group, rotation)]);
    const live = style.rotate === '' || keepsTag ? {} : turnedStyle(style, rotation);
    return { ...node, style: { ...style, ...rounded(box), ...shared, ...live } } as FaceNode;
  }
  if (style.rotate !== '') return null;
  const { pivot } = turnOf(group, 0);
  const { x, y, offset } = about(style, pivot);
  return {
    ...node,
    style: {
      ...style,
      ...rounded({ ...style, x, y }),
      ...shared,
      offset: { x: boundedCoordinate(offset.x), y: boundedCoordinate(offset.y) },
      ...turnedStyle(group.style, style.rotation),
    },
  } as FaceNode;
}

/** A layer that a flat list shows differently, or that it lost. */
export interface FlattenedList {
  nodes: readonly FaceNode[];
  /** Uuids of the layers whose group rotation could not be kept. */
  still: readonly string[];
}

/**
 * The layers without groups, as they look in them: for platforms and calculations that have none. A layer with a
 * rotation of its own in a group that live data turns keeps the group's resting angle. The same list without groups.
 */
export function flattened(nodes: readonly FaceNode[]): FlattenedList {
  if (!hasGroups(nodes)) return { nodes, still: [] };
  const still: string[] = [];
  const flat = nodes.flatMap((node): readonly FaceNode[] => {
    if (isGroup(node)) return [];
    let layer = withParent(node, null);
    for (const group of ancestorsOf(nodes, node)) {
      const dissolved = dissolvedFrom(group, layer, true);
      if (!dissolved) still.push(node.uuid);
      layer = dissolved ?? dissolvedFrom({ ...group, style: { ...group.style, rotate: '' } }, layer, true) ?? layer;
    }
    return [layer];
  });
  return { nodes: flat, still };
}

/** A layer in another group (null: the top level) with the same place and angle at rest on the canvas. */
export function movedInto(nodes: readonly FaceNode[], node: FaceNode, parentId: string | null): FaceNode {
  if (parentIdOf(node) === parentId) return node;
  const moved = withParent(node, parentId);
  if (!isKnown(node) || !('x' in node.style)) return moved;
  const parent = parentId === null ? undefined : nodes.find(({ uuid }) => uuid === parentId);
  const from = turnsOf(nodes, node);
  const to = parent && isGroup(parent) ? [turnOf(parent, parent.style.rotation), ...turnsOf(nodes, parent)] : NO_TURNS;
  const { x, y, rotation = 0 } = turnedBox<Box>(turnedBox<Box>(node.style, from), reversed(to));
  const place = { x: boundedCoordinate(x), y: boundedCoordinate(y), rotation: normalAngle(rotation) };
  const { style } = node;
  const live = style.rotate === '' ? {} : turnedStyle(style, angleOfTurns(from) - angleOfTurns(to));
  return { ...moved, style: { ...node.style, ...place, ...live } } as FaceNode;
}

/** The list with the layers of some groups (null: the top level) in another order; each keeps its own layers. */
export function reorderedTree(
  nodes: readonly FaceNode[],
  orders: ReadonlyMap<string | null, readonly FaceNode[]>,
): readonly FaceNode[] {
  const list = (parentId: string | null): readonly FaceNode[] =>
    (orders.get(parentId) ?? childrenOf(nodes, parentId)).flatMap((node) => [...list(node.uuid), node]);
  return list(null);
}
