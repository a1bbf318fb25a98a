// One layer as drawn everywhere: positioned, rotated by live data, hidden where required. Re-renders only when the
// layer changes.
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { transformOf } from '@/face/geometry/transform';
import type { LiveWatch } from '@/face/liveData/watch';
import { type FaceNode, isKnown } from '@/schemas/nodes';
import type { Tilt } from '@/schemas/tilt';
import { type Branch, movesLayers } from './branches';
import type { CanvasFacts } from './defineNode';
import { followingDrawing } from './followingDrawing';
import { hasLeftovers, isGroup } from './index';
import { useLateDrawing } from './KeptSvg';
import { layerDrawing } from './kept/layerDrawing';
import { liveAngle, turningTags } from './liveValue';
import { type BoxedLayer, isSeen, isVisible } from './seen';
import { componentOf } from './svg';
import { tiltOf } from './tilt';
import { tiltDrawing } from './tiltDrawing';
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
  /** In a turned group, where a box outside the canvas may be visible: draw it always. */
  isTurned?: boolean;
  /** The drawn layers of a group. */
  children?: ReactNode;
}

interface BoxedProps {
  node: BoxedLayer;
  canvas: CanvasFacts;
  showKept: boolean;
  children: ReactNode;
}

function BoxedSvg({ node, canvas, showKept, children }: BoxedProps) {
  const { style, uuid } = node;
  const group = useRef<SVGGElement>(null);
  const readTransform = useCallback(
    (watch: LiveWatch) => transformOf(style, liveAngle(style, watch, uuid)),
    [style, uuid],
  );
  const transform = useLiveAttribute(group, 'transform', turningTags(style), readTransform);
  const Drawing = componentOf(node.nodeType);
  return (
    <g
      ref={group}
      data-node={uuid}
      transform={transform}
      opacity={style.opacity === 1 ? undefined : style.opacity}
      textRendering={TEXT_RENDERING}
    >
      <Drawing node={node} canvas={canvas} showKept={showKept}>
        {children}
      </Drawing>
    </g>
  );
}

/** The same for a layer with properties that follow data; at rest until the drawing code is loaded. */
function FollowingBoxSvg(props: BoxedProps) {
  const drawing = useLateDrawing(followingDrawing);
  const { node, canvas, showKept, children } = props;
  if (typeof drawing !== 'object') return <BoxedSvg {...props} />;
  const Drawing = componentOf(node.nodeType);
  return (
    <drawing.FollowingSvg node={node} textRendering={TEXT_RENDERING}>
      {(drawn) => (
        <Drawing node={drawn} canvas={canvas} showKept={showKept}>
          {children}
        </Drawing>
      )}
    </drawing.FollowingSvg>
  );
}

/** A layer that moves with the tilt of the watch; at rest until the drawing code is loaded. */
function TiltedSvg({ node, tilt, children }: { node: BoxedLayer; tilt: Tilt; children: ReactNode }) {
  const drawing = useLateDrawing(tiltDrawing);
  if (typeof drawing !== 'object') return children;
  return (
    <drawing.TiltSvg tilt={tilt} style={node.style}>
      {children}
    </drawing.TiltSvg>
  );
}

/** A layer with leftovers; without them until the drawing code is loaded. */
function LeftoverSvg({ node, canvas, children }: { node: BoxedLayer; canvas: CanvasFacts; children: ReactNode }) {
  const drawing = useLateDrawing(layerDrawing);
  if (typeof drawing !== 'object') return children;
  return (
    <drawing.WrittenLayerSvg node={node} canvas={canvas}>
      {children}
    </drawing.WrittenLayerSvg>
  );
}

const sameCanvas = (a: CanvasFacts, b: CanvasFacts): boolean =>
  a === b || (a.width === b.width && a.height === b.height && a.shape === b.shape);

/** A layer; renders nothing if it is hidden, outside the canvas, or of an unknown type. */
export const NodeSvg = memo(
  function NodeSvg({ node, canvas, showKept = false, isTurned = false, children }: NodeSvgProps) {
    if (!isKnown(node)) return null;
    if (node.nodeType === 'root') {
      const Drawing = componentOf(node.nodeType);
      return (
        <g data-node={node.uuid}>
          <Drawing node={node} canvas={canvas} showKept={showKept} />
        </g>
      );
    }
    if (!(isTurned ? isVisible(node) : isSeen(node, canvas))) return null;
    const Boxed = node.live || node.colorRules ? FollowingBoxSvg : BoxedSvg;
    const tilt = tiltOf(node);
    const boxed = (
      <Boxed node={node} canvas={canvas} showKept={showKept}>
        {children}
      </Boxed>
    );
    const own = tilt ? <TiltedSvg {...{ node, tilt }}>{boxed}</TiltedSvg> : boxed;
    if (!hasLeftovers(node)) return own;
    return (
      <LeftoverSvg node={node} canvas={canvas}>
        {own}
      </LeftoverSvg>
    );
  },
  (before, after) =>
    before.node === after.node &&
    before.showKept === after.showKept &&
    before.isTurned === after.isTurned &&
    before.children === after.children &&
    sameCanvas(before.canvas, after.canvas),
);

interface BranchSvgProps {
  branch: Branch;
  canvas: CanvasFacts;
  showKept: boolean;
  isTurned?: boolean;
}

/** A layer with those that it contains. */
export function BranchSvg({ branch, canvas, showKept, isTurned = false }: BranchSvgProps) {
  const { node, children } = branch;
  if (!isGroup(node)) return <NodeSvg {...{ node, canvas, showKept, isTurned }} />;
  const turns = isTurned || movesLayers(node);
  return (
    <NodeSvg {...{ node, canvas, showKept, isTurned }}>
      {children.map((child) => (
        <BranchSvg key={child.node.uuid} branch={child} canvas={canvas} showKept={showKept} isTurned={turns} />
      ))}
    </NodeSvg>
  );
}
