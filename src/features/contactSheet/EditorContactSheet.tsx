// The contact sheet of the open design. Picking a moment shows it in the simulator and closes the sheet.
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchCopy } from '@/editor/commands/copies';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { setContactSheet } from '@/editor/commands/setContactSheet';
import { useIsOpen } from '@/editor/dispatch/dialogs';
import { useDesk, useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCopies, selectCopyId, selectMode } from '@/editor/document/selectors';
import { contactSheetOf } from '@/schemas/contactSheet';
import type { FaceCopy } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import { newId } from '@/schemas/newId';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { lookAtState } from '@/simulator/showState';
import { useSimulator } from '@/simulator/simulator';
import { storedMomentOf } from '@/simulator/storedMoment';
import { showToast } from '@/ui/toasts';
import { ContactSheetDialog } from './sheet/ContactSheetDialog';
import { entryName } from './sheet/momentWords';
import type { SheetEntry } from './sheet/sheetEntries';

export function EditorContactSheet() {
  /** The moment picked last, at which the sheet opens again. */
  const picked = useRef<string | undefined>(undefined);
  return useIsOpen('contactSheet') ? (
    <OpenSheet
      startKey={picked.current}
      onPicked={(key) => {
        picked.current = key;
      }}
    />
  ) : null;
}

interface OpenSheetProps {
  startKey: string | undefined;
  onPicked(key: string | undefined): void;
}

function OpenSheet({ startKey, onPicked }: OpenSheetProps) {
  const { t } = useTranslation(['contactSheet', 'editor']);
  const { store, port } = useEditor();
  const { dialogs } = useDesk();
  const simulator = useSimulator();
  const language = useDataLanguage();
  // The dialog is modal: only its own moments change while it is open.
  const [{ copies, copyId, watch }] = useState(() => {
    const state = store.getState();
    return { copies: selectCopies(state), copyId: selectCopyId(state), watch: simulator.watch.state() };
  });
  const design = useEditorState(({ editor }) => editor.design);
  const stored = design?.contactSheet;
  const sheet = useMemo(() => contactSheetOf({ contactSheet: stored }), [stored]);
  if (!design) return null;

  const onPick = (entry: SheetEntry, copy: FaceCopy) => {
    onPicked(entry.key);
    dialogs.close();
    if (copy.id !== selectCopyId(store.getState())) runCommand(store, switchCopy, copy.id);
    if (entry.mode !== selectMode(store.getState())) runCommand(store, MODE_COMMANDS[entry.mode], undefined);
    lookAtState(simulator, entry.state);
    showToast({
      text: t('shown', { name: entryName(t, entry) }),
      action: { label: t('back'), onSelect: () => port.open('contactSheet') },
    });
  };
  return (
    <ContactSheetDialog
      name={designName(design, language)}
      copies={copies}
      startCopyId={copyId}
      watch={watch}
      sheet={sheet}
      edit={{
        set: (next) => runCommand(store, setContactSheet, next) === null,
        current: () => ({ ...storedMomentOf(simulator.watch.state()), mode: selectMode(store.getState()) }),
        newId,
      }}
      startKey={startKey}
      onPick={onPick}
      onClose={dialogs.close}
    />
  );
}
