// Whether anything of a layer can be seen on the watch.
import { isOutsideAtAnyAngle, isWhollyOutside } from '@/face/geometry/outside';
import type { KnownNode, NodeOf } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';

/** A layer with a box: all but the background colour. */
export type BoxedLayer = Exclude<KnownNode, NodeOf<'root'>>;

/** Not hidden by the designer, not clear, not scaled to nothing, and not wholly outside the canvas. */
export function isSeen({ style }: BoxedLayer, canvas: CanvasFacts): boolean {
  if (!style.visible || style.opacity === 0 || style.scaleX === 0 || style.scaleY === 0) return false;
  return !(style.rotate === '' ? isWhollyOutside(style, canvas) : isOutsideAtAnyAngle(style, canvas));
}
