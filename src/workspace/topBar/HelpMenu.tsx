// The Help menu of the top bar: the user guide, the keyboard shortcuts, the messages of this session, and the import
// report.
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PortCommand } from '@/editor/commands/defineCommand';
import { shortcutText } from '@/editor/commands/keys';
import { openGuide, showHelp, showMessages } from '@/editor/commands/session';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { importReports } from '@/service/importReports';
import { Menu } from '@/ui/Menu';
import { platformIsMac } from '@/ui/platform';
import { useStoreValue } from '@/ui/useStoreValue';

const COMMANDS: readonly PortCommand[] = [openGuide, showHelp, showMessages];

export function HelpMenu() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const id = useEditorState(({ editor }) => editor.design?.id ?? '');
  const isImported = useStoreValue(importReports).has(id);
  const report = { id: 'importReport', label: t('help.importReport'), onSelect: () => port.open('importReport') };
  return (
    <Menu
      iconOnly
      variant="ghost"
      label={t('topBar.help')}
      icon={<CircleHelp size={16} />}
      anchor="bottom end"
      items={[
        ...COMMANDS.map((command) => {
          // The last one is the single key, which is easiest to remember.
          const shortcut = command.shortcuts?.at(-1);
          return {
            id: command.name,
            label: t(`commands.${command.name}`),
            shortcut: shortcut && shortcutText(shortcut, platformIsMac()),
            onSelect: () => void performCommand(store, port, command),
          };
        }),
        ...(isImported ? [report] : []),
      ]}
    />
  );
}
