// Draws a layer with leftovers as a watch would: the part that an export writes for it, in px of the canvas.
import { type ReactNode, useMemo } from 'react';
import type { KnownNode } from '@/schemas/nodes';
import type { CanvasFacts } from '../defineNode';
import { useFaceMode } from '../ModeSvg';
import { PartMarkupSvg } from './DrawnPartSvg';
import { writtenPart } from './writtenPart';

interface WrittenLayerProps {
  node: KnownNode;
  canvas: CanvasFacts;
  /** The layer without its leftovers, where its files need changes that only an export makes. */
  children: ReactNode;
}

export function WrittenLayerSvg({ node, canvas, children }: WrittenLayerProps) {
  const mode = useFaceMode();
  const part = useMemo(() => writtenPart(node, canvas, mode), [node, canvas, mode]);
  if (!part) return children;
  return (
    <g data-node={node.uuid}>
      <PartMarkupSvg part={part} />
    </g>
  );
}
