// "Open a file": a design file from this computer becomes a new design of this device and is opened in the editor.

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type OpenedFile, openProjectFile } from '@/drafts/projectFiles/openProjectFile';
import { PROJECT_FILE_EXTENSION } from '@/output/projectFile';
import { newId } from '@/schemas/newId';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';

/** Some systems know a file by its type only. */
const ACCEPT = `.${PROJECT_FILE_EXTENSION},application/octet-stream,application/json`;

/** `names`: of the designs that are listed, so that the new one gets a name of its own. */
export function OpenFile({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(['pages', 'errors']);
  const work = useLocalWork();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  /** What is wrong and where, where that is known. */
  const refusalWords = ({ reason, fault }: Extract<OpenedFile, { ok: false }>): string => {
    if (!fault) return t(`errors:projectFile.${reason}`);
    const { kind, layer, ...facts } = fault;
    const place = layer === null ? t('errors:designFault.inDesign') : t('errors:designFault.inLayer', { layer });
    return t(`errors:designFault.${kind}`, { place, ...facts });
  };

  const open = async (file: File) => {
    setBusy(true);
    const opened = await openProjectFile(file, { work, newId, names });
    setBusy(false);
    if (!opened.ok) {
      const reason = refusalWords(opened);
      showToast({ tone: 'error', text: t('errors:refusedFile', { name: file.name, reason }) });
      return;
    }
    showToast({ tone: 'success', text: t('designs.fileOpened', { name: file.name }) });
    if (opened.missing > 0) showToast({ tone: 'warning', text: t('designs.fileLacks', { count: opened.missing }) });
    await navigate(`/dial/${opened.id}`);
  };

  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden="true" />} busy={busy} onClick={() => picker.current?.click()}>
        {t('designs.openFile')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('designs.openFile')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void open(file);
        }}
      />
    </>
  );
}
