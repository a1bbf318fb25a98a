// Whether any of a layer is visible on the watch.
import { type Box, pivotOf } from '@/face/geometry/bounds';
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import { type FaceNode, isKnown, type KnownNode, type NodeOf } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';
import { isGroup, overhangOf } from './index';
import { isMovedByData, storedLive } from './liveFields';

/** A layer with a box: any except the background colour. */
export type BoxedLayer = Exclude<KnownNode, NodeOf<'root'>>;

export const isBoxed = (node: FaceNode): node is BoxedLayer => isKnown(node) && 'x' in node.style;

/** Whether its own values show it, wherever it is: not hidden, of another choice, transparent or scaled to nothing. */
export const isVisible = (node: BoxedLayer): boolean => {
  const { visible, opacity, scaleX, scaleY } = node.style;
  if (node.unchosen === true) return false;
  return visible && scaleX !== 0 && scaleY !== 0 && (opacity !== 0 || storedLive(node).opacity !== undefined);
};

/** The box of the layer's drawing, px. A stroke may make it larger than the layer's own box. */
export function drawnBox(node: BoxedLayer): Box {
  const { style } = node;
  const margin = overhangOf(node);
  if (margin === 0 || margin === Number.POSITIVE_INFINITY) return style;
  const pivot = pivotOf(style);
  return {
    ...{ x: style.x - margin, y: style.y - margin, width: style.width + 2 * margin, height: style.height + 2 * margin },
    ...{ rotation: style.rotation, offset: { x: pivot.x + margin, y: pivot.y + margin } },
  };
}

/**
 * True unless hidden, transparent, scaled to nothing, or completely outside the canvas. A layer whose drawing may be
 * anywhere counts as visible unless it is hidden.
 */
export function isSeen(node: BoxedLayer, canvas: CanvasFacts): boolean {
  const { style } = node;
  if (overhangOf(node) === Number.POSITIVE_INFINITY) return style.visible && node.unchosen !== true;
  if (!isVisible(node)) return false;
  // The layers of a group are culled one by one: live data may move them out of its box.
  if (isGroup(node) || isMovedByData(node)) return true;
  const box = drawnBox(node);
  return !(style.rotate === '' ? isWhollyOutside(box, canvas) : isOutsideAtAnyAngle(box, canvas));
}
