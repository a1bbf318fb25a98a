// One layer as drawn everywhere: positioned, rotated by live data, hidden where required. Re-renders only when the
// layer changes.
import { memo, useCallback, useRef } from 'react';
import { transformOf } from '@/face/geometry/transform';
import type { LiveWatch } from '@/face/liveData/watch';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { CanvasFacts } from './defineNode';
import { liveAngle } from './liveValue';
import { type BoxedLayer, isSeen } from './seen';
import { componentOf } from './svg';
import { useLiveAttribute } from './WatchSvg';

/**
 * Lays out letters in canvas px. By default browsers lay them out in screen px at the zoom at which they were first
 * shown and round there, so that the same face could differ by a px after a zoom or a reload.
 */
const TEXT_RENDERING = 'geometricPrecision';

interface NodeSvgProps {
  node: FaceNode;
  canvas: CanvasFacts;
  showKept?: boolean;
}

function BoxedSvg({ node, canvas, showKept }: { node: BoxedLayer; canvas: CanvasFacts; showKept: boolean }) {
  const { style, uuid } = node;
  const group = useRef<SVGGElement>(null);
  const readTransform = useCallback(
    (watch: LiveWatch) => transformOf(style, liveAngle(style, watch, uuid)),
    [style, uuid],
  );
  const transform = useLiveAttribute(group, 'transform', style.rotate, readTransform);
  const Drawing = componentOf(node.nodeType);
  return (
    <g
      ref={group}
      data-node={uuid}
      transform={transform}
      opacity={style.opacity === 1 ? undefined : style.opacity}
      textRendering={TEXT_RENDERING}
    >
      <Drawing node={node} canvas={canvas} showKept={showKept} />
    </g>
  );
}

const sameCanvas = (a: CanvasFacts, b: CanvasFacts): boolean =>
  a === b || (a.width === b.width && a.height === b.height && a.shape === b.shape);

/** A layer; renders nothing if it is hidden, outside the canvas, or of an unknown type. */
export const NodeSvg = memo(
  function NodeSvg({ node, canvas, showKept = false }: NodeSvgProps) {
    if (!isKnown(node)) return null;
    if (node.nodeType === 'root') {
      const Drawing = componentOf(node.nodeType);
      return (
        <g data-node={node.uuid}>
          <Drawing node={node} canvas={canvas} showKept={showKept} />
        </g>
      );
    }
    return isSeen(node, canvas) ? <BoxedSvg node={node} canvas={canvas} showKept={showKept} /> : null;
  },
  (before, after) =>
    before.node === after.node && before.showKept === after.showKept && sameCanvas(before.canvas, after.canvas),
);
