// What the wearer can choose: the color themes and the options of the design, with the buttons that open them.
import { ListFilter, Palette } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortCommand } from '@/editor/commands/defineCommand';
import { openOptions } from '@/editor/commands/openOptions';
import { openThemes } from '@/editor/commands/openThemes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { optionsOf, themeOf } from '@/editor/document/theme';
import { Button } from '@/ui/Button';

interface ChoiceLineProps {
  command: PortCommand;
  icon: ReactNode;
  /** How many there are, in words; empty for none. */
  count: string;
}

function ChoiceLine({ command, icon, count }: ChoiceLineProps) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  return (
    <div className="flex items-center gap-2 py-1">
      <Button size="sm" icon={icon} onClick={() => performCommand(store, port, command)}>
        {t(`commands.${command.name}`)}
      </Button>
      {count ? <span className="text-xs text-muted">{count}</span> : null}
    </div>
  );
}

export function ChoiceLines() {
  const { t } = useTranslation('editor');
  const colors = useEditorState(({ editor: { design } }) => (design && themeOf(design)?.choices.length) || 0);
  const options = useEditorState(({ editor: { design } }) => (design && optionsOf(design)?.list.length) || 0);
  return (
    <>
      <ChoiceLine
        command={openThemes}
        icon={<Palette size={14} aria-hidden="true" />}
        count={colors > 0 ? t('properties.choices', { count: colors }) : ''}
      />
      <ChoiceLine
        command={openOptions}
        icon={<ListFilter size={14} aria-hidden="true" />}
        count={options > 0 ? t('properties.optionCount', { count: options }) : ''}
      />
    </>
  );
}
