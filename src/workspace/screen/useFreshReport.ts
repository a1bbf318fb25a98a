// The report of an imported watch face: shown once after the import, later loaded for the Help menu.
import { useEffect } from 'react';
import type { EditorReduxStore } from '@/editor/dispatch/editorContext';
import { findImportReport } from '@/service/findImportReport';
import { importReports, markReportSeen } from '@/service/importReports';
import { useLocalWork } from '@/service/localDrafts/localWork';

export function useFreshReport(store: EditorReduxStore): void {
  const work = useLocalWork();
  useEffect(() => {
    const id = store.getState().editor.design?.id ?? '';
    if (!importReports.get().get(id)?.isNew) {
      void findImportReport(work, id);
      return;
    }
    markReportSeen(id);
    store.desk.dialogs.open('importReport');
  }, [store, work]);
}
