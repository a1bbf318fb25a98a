// Layer queries of the editor beyond `face/nodes`: plain style, box, list position.
import { type Box, type CanvasOutline, type Point, turned } from '@/face/geometry/bounds';
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import type { Size } from '@/face/geometry/resize';
import { isPinnedFirst } from '@/face/nodes';
import { angleOfTurns, turnedBox, turnsOf } from '@/face/nodes/layerTree';
import { drawnBox, isBoxed } from '@/face/nodes/seen';
import { isUnchosen } from '@/face/nodes/shownFor';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerList } from '../document/editorState';

export type Style = Readonly<Record<string, unknown>>;

const NO_STYLE: Style = {};

/** The style as plain fields; empty for an unknown type without one. */
export function styleOf(node: FaceNode): Style {
  const style: unknown = 'style' in node ? node.style : null;
  return typeof style === 'object' && style !== null ? (style as Style) : NO_STYLE;
}

/** Fixed: root and frozen layers; pinned: the background image, directly above the root; locked layers. */
export { isFixed, isLocked, isPinnedFirst as isPinned } from '@/face/nodes';

export const isVisible = (node: FaceNode): boolean => styleOf(node).visible !== false;

/** Whether the canvas shows it now: neither hidden nor of another choice. */
export const isOnCanvas = (node: FaceNode): boolean => isVisible(node) && !isUnchosen(node);

/** Its box, if it has one: all layers except the root and most unknown types. */
export function boxOf(node: FaceNode): Box | null {
  const { x, y, width, height, rotation, scaleX, scaleY, offset } = styleOf(node) as Partial<Box>;
  if (![x, y, width, height].every(Number.isFinite)) return null;
  return { x, y, width, height, rotation, scaleX, scaleY, offset } as Box;
}

/** Its box on the canvas at rest, with the rotations of the groups around it. */
export function worldBoxOf(nodes: LayerList, node: FaceNode): Box | null {
  const box = boxOf(node);
  return box && turnedBox(box, turnsOf(nodes, node));
}

/** A movement on the canvas, px, as a movement in the frame of the layer's group. */
export const inOwnFrame = (nodes: LayerList, node: FaceNode, { x, y }: Point): Point =>
  turned({ x, y }, -angleOfTurns(turnsOf(nodes, node)));

/** Whether the layer is entirely off the canvas; one rotated by live data must be off it at any angle. */
export function isOutside(node: FaceNode, canvas: CanvasOutline): boolean {
  const own = boxOf(node);
  if (!own) return false;
  const box = isBoxed(node) ? drawnBox(node) : own;
  return styleOf(node).rotate ? isOutsideAtAnyAngle(box, canvas) : isWhollyOutside(box, canvas);
}

/**
 * A layer whose sides both reach this share of the canvas's shorter side covers the dial: a tick ring, a dial picture.
 */
const COVERING_SHARE = 0.8;

/** Whether the layer covers most of the dial, such as a tick ring or a dial picture. */
export function coversDial(node: FaceNode, canvas: Size): boolean {
  const box = boxOf(node);
  const least = COVERING_SHARE * Math.min(canvas.width, canvas.height);
  return box !== null && Math.min(box.width, box.height) >= least;
}

/** Layers with these uuids, bottom first. */
export function layersBy(nodes: LayerList, uuids: readonly string[]): LayerList {
  const wanted = new Set(uuids);
  return nodes.filter((node) => wanted.has(node.uuid));
}

/** The lowest position of a movable layer: above the root and the background image. */
export function floorOf(nodes: LayerList): number {
  const first = nodes.findIndex((node, index) => index > 0 && !isPinnedFirst(node));
  return first === -1 ? nodes.length : first;
}

/** Displayed position of a layer: 1 is the top. */
export const placeOf = (nodes: LayerList, uuid: string): number =>
  nodes.length - nodes.findIndex((node) => node.uuid === uuid);
