// A slot wherever a face is drawn.
import { LateSvg } from '../LateSvg';
import type { NodeProps } from '../nodeProps';
import { slotDrawing } from './slotDrawing';

export function GoogleComplicationSvg(props: NodeProps<'google_complication'>) {
  return (
    <LateSvg late={slotDrawing} layer={props}>
      {({ DrawnSlotSvg }) => <DrawnSlotSvg {...props} />}
    </LateSvg>
  );
}
