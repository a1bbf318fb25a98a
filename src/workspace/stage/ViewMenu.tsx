// The menu of canvas overlays (rulers, grid, snapping, guides), the contact sheet, the description and the theme.
import { Grid3x3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showContactSheet } from '@/editor/commands/contactSheet';
import type { PortCommand } from '@/editor/commands/defineCommand';
import { describeFace } from '@/editor/commands/describeFace';
import { shortcutText } from '@/editor/commands/keys';
import { clearGuides, editGuides, TOGGLES } from '@/editor/commands/view';
import { VIEW_TOGGLES } from '@/editor/commands/viewState';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { THEMES, themeChoice } from '@/service/theme';
import { Menu } from '@/ui/Menu';
import type { MenuEntry } from '@/ui/menuEntries';
import { platformIsMac } from '@/ui/platform';
import { useStoreValue } from '@/ui/useStoreValue';

export function ViewMenu() {
  const { t } = useTranslation(['editor', 'messages']);
  const theme = useStoreValue(themeChoice);
  const { store, port } = useEditor();
  const { viewOptions, guides } = store.desk;
  const options = useStoreValue(viewOptions);
  const copyId = useEditorState(({ editor }) => editor.copyId);
  const { xs, ys } = useSyncExternalStore(guides.subscribe, () => guides.of(copyId));
  const entry = (command: PortCommand, label: string): MenuEntry & { kind?: 'item' } => {
    const [shortcut] = command.shortcuts ?? [];
    return {
      id: command.name,
      label,
      shortcut: shortcut && shortcutText(shortcut, platformIsMac()),
      onSelect: () => void performCommand(store, port, command),
    };
  };
  const items: MenuEntry[] = [
    ...VIEW_TOGGLES.map((what) => ({ ...entry(TOGGLES[what], t(`canvas.view.${what}`)), checked: options[what] })),
    { kind: 'separator', id: 'before-guides' },
    entry(editGuides, t('commands.editGuides')),
    ...(xs.length + ys.length > 0 ? [entry(clearGuides, t('commands.clearGuides'))] : []),
    { kind: 'separator', id: 'before-sheet' },
    entry(showContactSheet, t('commands.showContactSheet')),
    entry(describeFace, t('commands.describeFace')),
    { kind: 'separator', id: 'before-themes' },
    { kind: 'heading', id: 'themes', label: t('messages:theme.heading') },
    ...THEMES.map((name) => ({
      id: `theme-${name}`,
      label: t(`messages:theme.${name}`),
      checked: name === theme,
      onSelect: () => themeChoice.set(name),
    })),
  ];
  return (
    <Menu
      iconOnly
      variant="ghost"
      size="sm"
      label={t('canvas.view.menu')}
      icon={<Grid3x3 size={14} />}
      items={items}
      anchor="top start"
      className="!min-w-7"
    />
  );
}
