// Asks before text replaces the live data of a text layer (spec 5).
import { useTranslation } from 'react-i18next';
import { replaceTag } from '@/editor/commands/editText';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { editWords } from '@/editor/dispatch/textEditing';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useStoreValue } from '@/ui/useStoreValue';

export function ReplaceTagDialog() {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const { replacement } = store.desk;
  const request = useStoreValue(replacement);

  /** Focuses the field after the dialog has restored the focus. */
  const confirm = () => {
    replacement.end();
    if (!request) return;
    requestAnimationFrame(() => {
      if (runCommand(store, replaceTag, { uuid: request.uuid }) === null) editWords(store.desk);
    });
  };

  return (
    <ConfirmDialog
      open={request !== null}
      title={t('editText.title')}
      message={t('editText.message', { tag: request?.textTag ?? '' })}
      confirmLabel={t('editText.confirm')}
      cancelLabel={t('editText.keep')}
      onConfirm={confirm}
      onCancel={replacement.end}
    />
  );
}
