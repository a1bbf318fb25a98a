// The contact sheet of a saved design. Picking a moment opens the preview at it; closing the preview returns to the sheet.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactSheetOf } from '@/schemas/contactSheet';
import type { Design, FaceCopy } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { languageRow } from '@/service/language/i18n';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { PreviewDialog } from '@/simulator/PreviewDialog';
import { showState } from '@/simulator/showState';
import { createSimulator, SimulatorContext } from '@/simulator/simulator';
import { ContactSheetDialog } from './ContactSheetDialog';
import type { SheetEntry } from './sheetEntries';

export interface SavedContactSheetProps {
  design: Design;
  onClose(): void;
}

export function SavedContactSheet({ design, onClose }: SavedContactSheetProps) {
  const { i18n } = useTranslation();
  const language = useDataLanguage();
  const [simulator] = useState(() => createSimulator(languageRow(i18n.language).data));
  const sheet = useMemo(() => contactSheetOf(design), [design]);
  const [watch] = useState(() => simulator.watch.state());
  const [picked, setPicked] = useState<{ entry: SheetEntry; copy: FaceCopy } | null>(null);
  const [isPreview, setPreview] = useState(false);
  const name = designName(design, language);
  const [first] = design.copies;
  return (
    <SimulatorContext value={simulator}>
      {picked && isPreview ? (
        <PreviewDialog
          name={name}
          copies={design.copies}
          start={{ copyId: picked.copy.id, mode: picked.entry.mode }}
          onClose={() => setPreview(false)}
        />
      ) : (
        <ContactSheetDialog
          name={name}
          copies={design.copies}
          startCopyId={picked?.copy.id ?? design.activeFdId ?? first?.id ?? ''}
          watch={watch}
          sheet={sheet}
          startKey={picked?.entry.key}
          onPick={(entry, copy) => {
            simulator.watch.set({ device: entry.state.device });
            showState(simulator, entry.state);
            setPicked({ entry, copy });
            setPreview(true);
          }}
          onClose={onClose}
        />
      )}
    </SimulatorContext>
  );
}
