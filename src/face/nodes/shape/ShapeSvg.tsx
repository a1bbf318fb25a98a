// A shape wherever a face is drawn.
import { LateSvg } from '../LateSvg';
import type { NodeProps } from '../nodeProps';
import { shapeDrawing } from './shapeDrawing';

export function ShapeSvg(props: NodeProps<'shape'>) {
  return (
    <LateSvg late={shapeDrawing} layer={props}>
      {({ DrawnShapeSvg }) => <DrawnShapeSvg {...props} />}
    </LateSvg>
  );
}
