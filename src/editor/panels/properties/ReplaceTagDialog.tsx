// Asks before the live data of a text layer gives way to words (spec 5).
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { replaceTag } from '../../commands/editText';
import { useEditor } from '../../door/editorContext';
import { runCommand } from '../../door/runCommand';
import { editWords, textEditing } from '../../door/textEditing';

export function ReplaceTagDialog() {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const asked = useSyncExternalStore(textEditing.subscribe, textEditing.asked);

  /** Once the dialog has given the focus back, the field takes it. */
  const confirm = () => {
    textEditing.close();
    if (!asked) return;
    requestAnimationFrame(() => {
      if (runCommand(store, replaceTag, { uuid: asked.uuid }) === null) editWords();
    });
  };

  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('editText.title')}
      message={t('editText.message', { tag: asked?.textTag ?? '' })}
      confirmLabel={t('editText.confirm')}
      cancelLabel={t('editText.keep')}
      onConfirm={confirm}
      onCancel={textEditing.close}
    />
  );
}
