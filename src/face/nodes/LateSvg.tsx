// A layer whose drawing code is loaded with the first layer that needs it.
import type { ReactNode } from 'react';
import { PlaceholderSvg, useLateDrawing } from './KeptSvg';
import type { LateDrawing } from './lateDrawing';
import type { NodeProps } from './nodeProps';
import type { BoxedLayer } from './seen';

interface LateSvgProps<M extends object> {
  late: LateDrawing<M>;
  layer: Pick<NodeProps<BoxedLayer['nodeType']>, 'node' | 'showKept'>;
  children(module: M): ReactNode;
}

/** Empty until the code is loaded, and a marked box in the editor if that fails. */
export function LateSvg<M extends object>({ late, layer: { node, showKept }, children }: LateSvgProps<M>) {
  const drawing = useLateDrawing(late);
  if (typeof drawing === 'object') return children(drawing);
  if (drawing === 'waiting' || !showKept) return null;
  const { width, height } = node.style;
  return <PlaceholderSvg {...{ width, height }} label={node.label} isBroken />;
}
