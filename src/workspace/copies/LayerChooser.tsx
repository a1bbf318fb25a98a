// The designer's options for one layer that the platform does not support as it is.
import type { LayerChoice, LayerReport } from '@/face/platforms/conversion';
import { OverLimitChooser } from './OverLimitChooser';
import { TextChooser } from './TextChooser';

export interface LayerChooserProps {
  layer: LayerReport;
  choice: LayerChoice | undefined;
  onChoose(choice: LayerChoice): void;
}

export function LayerChooser({ layer, choice, onChoose }: LayerChooserProps) {
  const offered = layer.choice;
  if (!offered) return null;
  if (offered.kind === 'texts') return <TextChooser {...{ layer, offered, onChoose }} />;
  const chosen = choice && choice.kind !== 'text' ? choice : ({ kind: 'scale' } as const);
  return <OverLimitChooser {...{ layer, offered, onChoose }} choice={chosen} />;
}
