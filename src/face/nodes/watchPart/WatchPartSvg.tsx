// A preserved part wherever a face is drawn. Until the drawing code is loaded, shows its box in the editor.
import { KeptSvg, PlaceholderSvg, useLateDrawing } from '../KeptSvg';
import { partDrawing } from '../kept/partDrawing';
import type { NodeProps } from '../nodeProps';

export function WatchPartSvg(props: NodeProps<'watch_part'>) {
  const drawing = useLateDrawing(partDrawing);
  if (typeof drawing === 'object') return <drawing.DrawnPartSvg {...props} />;
  if (drawing === 'waiting') return <KeptSvg {...props} />;
  if (!props.showKept) return null;
  const { width, height } = props.node.style;
  return <PlaceholderSvg {...{ width, height }} label={props.node.label} isBroken />;
}
