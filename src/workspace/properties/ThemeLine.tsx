// The color themes of the design: what the wearer can choose, and the button that opens them.
import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openThemes } from '@/editor/commands/openThemes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { themeOf } from '@/editor/document/theme';
import { Button } from '@/ui/Button';

export function ThemeLine() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const count = useEditorState(({ editor }) => (editor.design ? (themeOf(editor.design)?.choices.length ?? 0) : 0));
  return (
    <div className="flex items-center gap-2 py-1">
      <Button
        size="sm"
        icon={<Palette size={14} aria-hidden="true" />}
        onClick={() => performCommand(store, port, openThemes)}
      >
        {t('commands.openThemes')}
      </Button>
      {count > 0 ? <span className="text-xs text-muted">{t('properties.choices', { count })}</span> : null}
    </div>
  );
}
