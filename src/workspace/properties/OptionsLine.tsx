// The options of the design: how many the wearer has, and the button that opens them.
import { ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openOptions } from '@/editor/commands/openOptions';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { optionsOf } from '@/editor/document/theme';
import { Button } from '@/ui/Button';

export function OptionsLine() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const count = useEditorState(({ editor }) => (editor.design ? (optionsOf(editor.design)?.list.length ?? 0) : 0));
  return (
    <div className="flex items-center gap-2 py-1">
      <Button
        size="sm"
        icon={<ListFilter size={14} aria-hidden="true" />}
        onClick={() => performCommand(store, port, openOptions)}
      >
        {t('commands.openOptions')}
      </Button>
      {count > 0 ? <span className="text-xs text-muted">{t('properties.optionCount', { count })}</span> : null}
    </div>
  );
}
