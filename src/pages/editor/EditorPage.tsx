// `/dial/:id`: opens a design, then shows it in the editor.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DraftGate } from '@/drafts/saving/DraftGate';
import { useResumedBuilds } from '@/features/publishing/useResumedBuilds';
import { useCarriedFonts } from '@/service/fonts/useCarriedFonts';
import { useResumedFont } from '@/service/fonts/useFontUpload';
import { languageRow } from '@/service/language/i18n';
import { createSimulator, SimulatorContext } from '@/simulator/simulator';
import { EditorScreen } from '@/workspace/EditorScreen';

export function EditorPage() {
  const { id = '' } = useParams();
  const { i18n } = useTranslation();
  // A new key opens the stored design again. The simulator lives as long as the page.
  const [opened, setOpened] = useState(0);
  const [simulator] = useState(() => createSimulator(languageRow(i18n.language).data));
  useResumedBuilds(id);
  useResumedFont();
  useCarriedFonts();
  return (
    <SimulatorContext value={simulator}>
      <DraftGate key={`${id}:${opened}`} id={id}>
        {(start) => <EditorScreen start={start} reopen={() => setOpened((count) => count + 1)} />}
      </DraftGate>
    </SimulatorContext>
  );
}
