// A preserved part wherever a face is drawn. Until the drawing code is loaded, shows its box in the editor.
import { useEffect, useSyncExternalStore } from 'react';
import { KeptSvg, PlaceholderSvg } from '../KeptSvg';
import { partDrawing } from '../kept/partDrawing';
import type { NodeProps } from '../nodeProps';

const { drawing: store, load } = partDrawing;
/** The failure is stored in `partDrawing` and shown from there. */
const asShown = () => undefined;

export function WatchPartSvg(props: NodeProps<'watch_part'>) {
  const drawing = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    if (typeof store.get() !== 'object') load().catch(asShown);
  }, []);
  if (typeof drawing === 'object') return <drawing.DrawnPartSvg {...props} />;
  if (drawing === 'waiting') return <KeptSvg {...props} />;
  if (!props.showKept) return null;
  const { width, height } = props.node.style;
  return <PlaceholderSvg {...{ width, height }} label={props.node.label} isBroken />;
}
