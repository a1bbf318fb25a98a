// The export dialog of the open design. It starts with the shown copy and mode.
import { useState } from 'react';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { selectCopyId, selectMode } from '@/editor/document/selectors';
import { openDocumentOf } from '@/editor/document/storeDocument';
import { ExportDialog } from './dialog/ExportDialog';

export function ExportDesign() {
  return useIsOpen('export') ? <OpenExport /> : null;
}

function OpenExport() {
  const { store } = useEditor();
  const { dialogs } = useDesk();
  // The dialog is modal and exports the design as it was when the dialog opened.
  const [{ design, start }] = useState(() => {
    const state = store.getState();
    const place = { copyId: selectCopyId(state) ?? '', mode: selectMode(state) };
    return { design: openDocumentOf(store).design(), start: place };
  });
  return design ? <ExportDialog design={design} start={start} onClose={dialogs.close} /> : null;
}
