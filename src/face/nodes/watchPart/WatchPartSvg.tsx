// A kept part wherever a face is drawn: as what draws it says, once that is here; until then its box where faces are made.
import { useEffect, useSyncExternalStore } from 'react';
import { KeptSvg, PlaceholderSvg } from '../KeptSvg';
import { loadPartDrawing, partDrawing } from '../kept/partDrawing';
import type { NodeProps } from '../nodeProps';

/** What failed stands in `partDrawing` and is shown. */
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
