// Whether any of a layer is visible on the watch.
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import type { KnownNode, NodeOf } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

/** A layer with a box: any except the background colour. */
export type BoxedLayer = Exclude<KnownNode, NodeOf<'root'>>;

/** Whether its own values show it, wherever it is: not hidden, transparent or scaled to nothing. */
export const isVisible = ({ style }: Pick<BoxedLayer, 'style'>): boolean =>
  style.visible && style.opacity !== 0 && style.scaleX !== 0 && style.scaleY !== 0;

/**
 * True unless hidden, transparent, scaled to nothing, or completely outside the canvas. A preserved part can draw
 * outside its box, so it counts as visible unless it is hidden.
 */
export function isSeen({ nodeType, style }: Pick<BoxedLayer, 'nodeType' | 'style'>, canvas: CanvasFacts): boolean {
  if (nodeType === 'watch_part') return style.visible;
  if (!isVisible({ style })) return false;
  // The layers of a group are culled one by one: live data may move them out of its box.
  if (nodeType === 'group') return true;
  return !(style.rotate === '' ? isWhollyOutside(style, canvas) : isOutsideAtAnyAngle(style, canvas));
}
