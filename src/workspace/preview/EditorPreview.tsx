// The previews of the open design: the face in the window, which starts with the shown copy and mode, and the contact sheet,
// which is loaded when it is opened.

import { switchCopy } from '@/editor/commands/copies';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { selectCopies, selectCopyId, selectMode } from '@/editor/document/selectors';
import { designName } from '@/schemas/designNames';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { PreviewDialog } from '@/simulator/PreviewDialog';
import { later } from '@/ui/later';

export const EditorContactSheet = later<{ giveUp(): void }>(
  async () => (await import('@/features/contactSheet/EditorContactSheet')).EditorContactSheet,
  ({ giveUp }) => giveUp(),
);

export interface EditorPreviewProps {
  open: boolean;
  onClose(): void;
}

export function EditorPreview({ open, onClose }: EditorPreviewProps) {
  const { store } = useEditor();
  const language = useDataLanguage();
  const state = store.getState();
  const { design } = state.editor;
  if (!open || !design) return null;
  return (
    <PreviewDialog
      name={designName(design, language)}
      copies={selectCopies(state)}
      start={{
        copyId: selectCopyId(state),
        mode: selectMode(state),
        choiceId: state.editor.themeChoice,
        picks: state.editor.picks,
      }}
      startAmbient={(copyId) => {
        runCommand(store, switchCopy, copyId);
        runCommand(store, MODE_COMMANDS.ambient, undefined);
        return selectCopies(store.getState()).find((copy) => copy.id === copyId) ?? null;
      }}
      onClose={onClose}
    />
  );
}
