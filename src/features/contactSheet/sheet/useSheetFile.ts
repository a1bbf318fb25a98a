// Saves the moments that the contact sheet shows as one picture, or as pages of a PDF.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '@/drafts/projectFiles/fileName';
import { saveFile } from '@/drafts/saving/saveFile';
import type { WatchState } from '@/face/dataTags/watchState';
import type { FaceCopy } from '@/schemas/design';
import type { Font } from '@/schemas/font';
import { languageRow } from '@/service/language/i18n';
import { copyName } from '@/simulator/copyWords';
import { showToast } from '@/ui/toasts';
import { entryName, momentCaption } from './momentWords';
import type { SheetEntry } from './sheetEntries';
import { sheetPdf, sheetPng } from './sheetFiles';

export type SheetFile = 'png' | 'pdf';

interface SheetFacts {
  copy: FaceCopy;
  /** Of the design. */
  name: string;
  entries: readonly SheetEntry[];
  sample: WatchState;
  fonts: readonly Font[];
}

export interface SheetSaver {
  /** The file that is being made. */
  busy: SheetFile | null;
  /** Never rejects. Closing the sheet ends it. */
  save(file: SheetFile): Promise<void>;
}

export function useSheetFile({ copy, name, entries, sample, fonts }: SheetFacts): SheetSaver {
  const { t, i18n } = useTranslation(['contactSheet', 'editor', 'simulator']);
  const [busy, setBusy] = useState<SheetFile | null>(null);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const save = async (file: SheetFile) => {
    const own = new AbortController();
    run.current = own;
    setBusy(file);
    try {
      const picture = {
        ...{ copy, fonts },
        title: name === '' ? t('title') : name,
        note: [t('title'), copyName(t, copy)].join(' · '),
        cells: entries.map((entry) => ({
          entry,
          name: entryName(t, entry),
          facts: momentCaption(t, entry, sample),
        })),
        family: getComputedStyle(document.body).fontFamily,
      };
      const language = languageRow(i18n.language).tag;
      const made = file === 'png' ? await sheetPng(picture, own.signal) : await sheetPdf(picture, language, own.signal);
      if (own.signal.aborted) return;
      const fileName = fileNameOf(`${name} ${t('title')} ${copyName(t, copy)}`.trim(), t('title'), file);
      saveFile(made, fileName);
      showToast({ tone: 'success', text: t('save.done', { name: fileName }) });
    } catch (error) {
      if (own.signal.aborted) return;
      console.warn('The contact sheet could not be saved.', error);
      showToast({ tone: 'error', text: t('save.failed') });
    } finally {
      if (!own.signal.aborted) setBusy(null);
    }
  };
  return { busy, save };
}
