// Whether anything of a layer can be seen on the watch.
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import type { KnownNode, NodeOf } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

/** A layer with a box: all but the background colour. */
export type BoxedLayer = Exclude<KnownNode, NodeOf<'root'>>;

/**
 * Not hidden by the designer, not clear, not scaled to nothing, and not wholly outside the canvas. What a kept part draws is not bound
 * to its box: it counts as seen unless it is hidden.
 */
export function isSeen({ nodeType, style }: Pick<BoxedLayer, 'nodeType' | 'style'>, canvas: CanvasFacts): boolean {
  if (nodeType === 'watch_part') return style.visible;
  if (!style.visible || style.opacity === 0 || style.scaleX === 0 || style.scaleY === 0) return false;
  return !(style.rotate === '' ? isWhollyOutside(style, canvas) : isOutsideAtAnyAngle(style, canvas));
}
