// A preserved part wherever a face is drawn. Until the drawing code is loaded, shows its box in the editor.
import { useEffect, useSyncExternalStore } from 'react';
import { KeptSvg, PlaceholderSvg } from '../KeptSvg';
import { loadPartDrawing, partDrawing } from '../kept/partDrawing';
import type { NodeProps } from '../nodeProps';

/** The failure is stored in `partDrawing` and shown from there. */
const asShown = () => undefined;

export function WatchPartSvg(props: NodeProps<'watch_part'>) {
  const drawing = useSyncExternalStore(partDrawing.subscribe, partDrawing.get, partDrawing.get);
  useEffect(() => {
    if (typeof partDrawing.get() !== 'object') loadPartDrawing().catch(asShown);
  }, []);
  if (typeof drawing === 'object') return <drawing.DrawnPartSvg {...props} />;
  if (drawing === 'waiting') return <KeptSvg {...props} />;
  if (!props.showKept) return null;
  const { width, height } = props.node.style;
  return <PlaceholderSvg {...{ width, height }} label={props.node.label} isBroken />;
}
