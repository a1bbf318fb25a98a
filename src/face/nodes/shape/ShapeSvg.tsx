// A shape wherever a face is drawn. Until the drawing code is loaded, the layer is empty.
import { PlaceholderSvg, useLateDrawing } from '../KeptSvg';
import type { NodeProps } from '../nodeProps';
import { shapeDrawing } from './shapeDrawing';

export function ShapeSvg(props: NodeProps<'shape'>) {
  const drawing = useLateDrawing(shapeDrawing);
  if (typeof drawing === 'object') return <drawing.DrawnShapeSvg {...props} />;
  if (drawing === 'waiting' || !props.showKept) return null;
  const { width, height } = props.node.style;
  return <PlaceholderSvg {...{ width, height }} label={props.node.label} isBroken />;
}
