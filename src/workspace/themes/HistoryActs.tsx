// Undo and redo in the dialog of the themes.
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redo, undo } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCanRedo, selectCanUndo } from '@/editor/document/selectors';
import { IconButton } from '@/ui/IconButton';

export function HistoryActs() {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const can = { undo: useEditorState(selectCanUndo), redo: useEditorState(selectCanRedo) };
  return (
    <span className="ml-auto flex gap-1">
      <IconButton
        label={t('commands.undo')}
        icon={<Undo2 size={16} />}
        disabledReason={can.undo ? undefined : t('topBar.nothingTo.undo')}
        onClick={() => runCommand(store, undo, undefined)}
      />
      <IconButton
        label={t('commands.redo')}
        icon={<Redo2 size={16} />}
        disabledReason={can.redo ? undefined : t('topBar.nothingTo.redo')}
        onClick={() => runCommand(store, redo, undefined)}
      />
    </span>
  );
}
