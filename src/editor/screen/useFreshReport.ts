// Shows the report of a watch face that has just been opened, once.
import { useEffect } from 'react';
import { importReports, markReportSeen } from '@/service/importReports';
import type { EditorReduxStore } from '../door/editorContext';

export function useFreshReport(store: EditorReduxStore): void {
  useEffect(() => {
    const id = store.getState().editor.design?.id ?? '';
    if (!importReports.get().get(id)?.isNew) return;
    markReportSeen(id);
    store.desk.dialogs.open('importReport');
  }, [store]);
}
