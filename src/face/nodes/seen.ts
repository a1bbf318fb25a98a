// Whether any of a layer is visible on the watch.
import { type Box, pivotOf } from '@/face/geometry/bounds';
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import { type FaceNode, isKnown, type KnownNode, type NodeOf, type StyleOf } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';
import { marginOf } from './shape/facts';

/** A layer with a box: any except the background colour. */
export type BoxedLayer = Exclude<KnownNode, NodeOf<'root'>>;

export const isBoxed = (node: FaceNode): node is BoxedLayer => isKnown(node) && 'x' in node.style;

/** Whether its own values show it, wherever it is: not hidden, transparent or scaled to nothing. */
export const isVisible = ({ style }: Pick<BoxedLayer, 'style'>): boolean =>
  style.visible && style.opacity !== 0 && style.scaleX !== 0 && style.scaleY !== 0;

/** The box of what the layer draws, which a stroke may make larger than the layer's own, px. */
export function drawnBox({ nodeType, style }: Pick<BoxedLayer, 'nodeType' | 'style'>): Box {
  const margin = nodeType === 'shape' ? marginOf(style as StyleOf<'shape'>) : 0;
  if (margin === 0) return style;
  const pivot = pivotOf(style);
  return {
    ...{ x: style.x - margin, y: style.y - margin, width: style.width + 2 * margin, height: style.height + 2 * margin },
    ...{ rotation: style.rotation, offset: { x: pivot.x + margin, y: pivot.y + margin } },
  };
}

/**
 * True unless hidden, transparent, scaled to nothing, or completely outside the canvas. A preserved part can draw
 * outside its box, so it counts as visible unless it is hidden.
 */
export function isSeen({ nodeType, style }: Pick<BoxedLayer, 'nodeType' | 'style'>, canvas: CanvasFacts): boolean {
  if (nodeType === 'watch_part') return style.visible;
  if (!isVisible({ style })) return false;
  // The layers of a group are culled one by one: live data may move them out of its box.
  if (nodeType === 'group') return true;
  const box = drawnBox({ nodeType, style });
  return !(style.rotate === '' ? isWhollyOutside(box, canvas) : isOutsideAtAnyAngle(box, canvas));
}
