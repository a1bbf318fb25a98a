// A layer whose drawing code is loaded with the first layer that needs it.
import type { ReactNode } from 'react';
import { PlaceholderSvg, useLateDrawing } from './KeptSvg';
import type { LateDrawing } from './lateDrawing';
import type { NodeProps } from './nodeProps';
import type { BoxedLayer } from './seen';

interface LateSvgProps<M extends object> {
  late: LateDrawing<M>;
  layer: Pick<NodeProps<BoxedLayer['nodeType']>, 'node' | 'showKept'>;
  /** Shown until the code is loaded, and if that fails; absent: nothing. */
  otherwise?: ReactNode;
  children(module: M): ReactNode;
}

/** Until the code is loaded `otherwise` or nothing; if that fails the same, or a marked box in the editor. */
export function LateSvg<M extends object>({
  late,
  layer: { node, showKept },
  otherwise = null,
  children,
}: LateSvgProps<M>) {
  const drawing = useLateDrawing(late);
  if (typeof drawing === 'object') return children(drawing);
  if (drawing === 'waiting' || !showKept) return otherwise;
  const { width, height } = node.style;
  return <PlaceholderSvg {...{ width, height }} label={node.label} isBroken />;
}
