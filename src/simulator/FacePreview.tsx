// The full-screen preview of a face, with its own simulated watch.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRow } from '@/service/language/i18n';
import { PreviewDialog, type PreviewDialogProps } from './PreviewDialog';
import { createSimulator, SimulatorContext } from './simulator';

export function FacePreview(props: PreviewDialogProps) {
  const { i18n } = useTranslation();
  const [simulator] = useState(() => createSimulator(languageRow(i18n.language).data));
  return (
    <SimulatorContext value={simulator}>
      <PreviewDialog {...props} />
    </SimulatorContext>
  );
}
