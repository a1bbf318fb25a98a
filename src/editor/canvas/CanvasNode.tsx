// One layer on the canvas: an element that gestures write to, around the drawing. Renders only with its own layer.
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { CanvasFacts, Packaging } from '@/face/nodes/defineNode';
import { withoutLostEffects } from '@/face/nodes/lostEffects';
import { NodeSvg } from '@/face/nodes/NodeSvg';
import type { FaceNode } from '@/schemas/nodes';
import type { LayerElements } from './layerElements';
import type { LayerChannel } from './layerFeed';
import { type LayerStanding, nameLayer } from './layerNames';

export interface CanvasNodeProps {
  uuid: string;
  channel: LayerChannel;
  canvas: CanvasFacts;
  /** What packages of the copy hold. */
  packaging: Packaging;
  elements: LayerElements;
  standingOf(uuid: string): LayerStanding;
  /** Language of the layer's name; a change rewrites it. */
  language: string;
  /** In a turned group, where a box outside the canvas may be visible. */
  isTurned: boolean;
  /** Draws the layers of a group. */
  children?: (group: FaceNode) => ReactNode;
}

/** Announced as one picture; receives the focus through canvas keys, not the Tab order. */
const PICTURE = { role: 'img', tabIndex: -1 } as const;
/** Contains the pictures of its layers. */
const GROUP = { role: 'group', tabIndex: -1 } as const;

export const CanvasNode = memo(function CanvasNode(props: CanvasNodeProps) {
  const { uuid, channel, canvas, packaging, elements, standingOf, language, isTurned, children } = props;
  const element = useRef<SVGGElement>(null);
  const node = useSyncExternalStore(channel.subscribe, channel.get);

  useLayoutEffect(() => (element.current ? elements.register(uuid, element.current) : undefined), [elements, uuid]);
  // The name is set directly, because selecting and reordering render no layer.
  useEffect(() => {
    if (element.current && node && language) nameLayer(element.current, node, canvas, standingOf(uuid));
  }, [node, uuid, canvas, standingOf, language]);

  const shown = useMemo(() => node && withoutLostEffects(node, packaging), [node, packaging]);

  if (!node || !shown) return null;
  return (
    <g ref={element} {...(children ? GROUP : PICTURE)} data-layer={uuid}>
      <NodeSvg node={shown} canvas={canvas} showKept isTurned={isTurned}>
        {children?.(node)}
      </NodeSvg>
    </g>
  );
});
