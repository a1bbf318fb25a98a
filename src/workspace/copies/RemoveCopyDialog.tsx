// Asks before a copy is deleted and lists what is lost. Undo cannot restore it.
import { useTranslation } from 'react-i18next';
import { removeCopy } from '@/editor/commands/copies';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCopies } from '@/editor/document/selectors';
import { copyName } from '@/simulator/copyWords';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { focusOpenCopy } from './focusOpenCopy';

export function RemoveCopyDialog({ copyId, onClose }: { copyId: string; onClose(): void }) {
  const { t } = useTranslation(['editor', 'conversion']);
  const { store } = useEditor();
  const copy = useEditorState(selectCopies).find(({ id }) => id === copyId);
  if (!copy) return null;
  const name = copyName(t, copy);
  const close = () => {
    onClose();
    focusOpenCopy(store.desk);
  };
  const remove = () => {
    runCommand(store, removeCopy, copyId);
    close();
  };
  const count = copy.normal.nodeList.length + (copy.ambient?.nodeList.length ?? 0);
  return (
    <ConfirmDialog
      open
      danger
      title={t('conversion:deleteTitle', { name })}
      message={t(copy.ambient ? 'conversion:deleteBoth' : 'conversion:deleteNormal', { count })}
      confirmLabel={t('copies.delete')}
      onConfirm={remove}
      onCancel={close}
    />
  );
}
