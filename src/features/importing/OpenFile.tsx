// "Open a file": imports a project file or watch face from this computer as a new design on this device and opens it in
// the editor.

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PACKAGE_TYPE } from '@/output/apk/readPackage';
import type { LayerNames } from '@/output/importing/layerNames';
import { PROJECT_FILE_EXTENSION } from '@/output/projectFile';
import type { DesignNames } from '@/schemas/designNames';
import { newId } from '@/schemas/newId';
import type { FontService } from '@/service/fonts/fontService';
import { keepImportReport } from '@/service/importReportStore';
import { languageRow } from '@/service/language/i18n';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { projectFileWords } from '@/simulator/projectFileWords';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';
import { accountFonts } from './file/accountFonts';
import { type OpenedFile, openProjectFile } from './file/openProjectFile';
import { reportOf } from './file/reportOf';

/** Some systems know a file by its type only. */
const ACCEPT = [
  ...[`.${PROJECT_FILE_EXTENSION}`, '.json', '.zip', '.apk', '.xml'],
  ...['application/octet-stream', 'application/json', 'application/zip', 'text/xml', 'application/xml'],
  PACKAGE_TYPE,
].join(',');

const LOSSES = ['refused', 'notKept', 'failed'] as const;

/** Names for layers without a name in the file. `words`: all texts of a part of `import`. */
function layerNames(words: (part: 'labels' | 'slotPlaces') => object): LayerNames {
  const places = Object.entries(words('slotPlaces')).map(([place, name]) => [`ComplicationSlot.${place}`, name]);
  return { labels: { ...words('labels'), ...Object.fromEntries(places) }, language: languageRow().data };
}

export interface OpenFileProps {
  /** Names of the listed designs. The new one gets a unique name. */
  names: readonly DesignNames[];
  /** The user's fonts, to compare with those in a file. */
  loadFonts?: (() => Promise<FontService>) | undefined;
}

export function OpenFile({ names, loadFonts }: OpenFileProps) {
  const { t } = useTranslation(['pages', 'errors', 'import', 'designs']);
  const work = useLocalWork();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  /** The problem and its position, if known. */
  const refusalWords = (opened: Extract<OpenedFile, { ok: false }>): string => {
    if (opened.reason === 'face') {
      const { reason, line, params } = opened.refusal;
      const isNowhere = reason === 'badXml' && line === null;
      return t(`import:refusals.${isNowhere ? 'badXmlNoLine' : reason}`, { ...params, line });
    }
    return projectFileWords((key, values) => t(key, { ...values }), opened);
  };

  /** Reports differences in a project file. A watch face has its own import report. */
  const sayRest = ({ missing, fonts }: Extract<OpenedFile, { ok: true }>, fileName: string) => {
    showToast({ tone: 'success', text: t('designs:fileOpened', { name: fileName }) });
    if (missing > 0) showToast({ tone: 'warning', text: t('designs:fileLacks', { count: missing }) });
    if (fonts.added.length > 0)
      showToast({ tone: 'success', text: t('designs:fontsAdded', { names: fonts.added.join(', ') }) });
    for (const loss of LOSSES) {
      const lost = fonts.lost.filter((font) => font.loss === loss).map(({ name }) => name);
      if (lost.length > 0)
        showToast({ tone: 'warning', text: t(`designs:fontsLost.${loss}`, { names: lost.join(', ') }) });
    }
  };

  const open = async (file: File) => {
    setBusy(true);
    const layers = layerNames((key) => t(`import:${key}`, { returnObjects: true }));
    const fonts = () => accountFonts(loadFonts, work);
    const opened = await openProjectFile(file, { work, newId, names, fonts, layers });
    setBusy(false);
    if (!opened.ok) {
      showToast({ tone: 'error', text: t('errors:refusedFile', { name: file.name, reason: refusalWords(opened) }) });
      return;
    }
    const report = reportOf(opened, file.name);
    if (report) await keepImportReport(work, opened.id, report);
    else sayRest(opened, file.name);
    await navigate(`/dial/${opened.id}`);
  };

  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden="true" />} busy={busy} onClick={() => picker.current?.click()}>
        {t('designs:openFile')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('designs:openFile')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void open(file);
        }}
      />
    </>
  );
}
