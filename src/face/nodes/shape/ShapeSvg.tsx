// A shape wherever a face is drawn. Until the drawing code is loaded, the layer is empty.
import { useEffect, useSyncExternalStore } from 'react';
import { PlaceholderSvg } from '../KeptSvg';
import type { NodeProps } from '../nodeProps';
import { shapeDrawing } from './shapeDrawing';

const { drawing: store, load } = shapeDrawing;
/** The failure is stored in `shapeDrawing` and shown from there. */
const asShown = () => undefined;

export function ShapeSvg(props: NodeProps<'shape'>) {
  const drawing = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    if (typeof store.get() !== 'object') load().catch(asShown);
  }, []);
  if (typeof drawing === 'object') return <drawing.DrawnShapeSvg {...props} />;
  if (drawing === 'waiting' || !props.showKept) return null;
  const { width, height } = props.node.style;
  return <PlaceholderSvg {...{ width, height }} label={props.node.label} isBroken />;
}
