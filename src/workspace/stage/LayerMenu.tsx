// The context menu of canvas and layers: the registry commands that belong in it. Refused commands are shown with the
// reason; commands without a target are omitted.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMANDS } from '@/editor/commands';
import { whyNot } from '@/editor/commands/defineCommand';
import { shortcutText } from '@/editor/commands/keys';
import { removeNodes } from '@/editor/commands/removeNodes';
import { type EditorServices, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { situationOf } from '@/editor/dispatch/runCommand';
import { refusalWords } from '@/simulator/refusalWords';
import { ContextMenu } from '@/ui/ContextMenu';
import type { MenuEntry } from '@/ui/menuEntries';
import { platformIsMac } from '@/ui/platform';

/** The menu rows with separators between groups. `wordsOf` returns the words of `editor.commands.<name>`. */
export function layerMenuEntries(
  { store, port }: Pick<EditorServices, 'store' | 'port'>,
  wordsOf: (name: string) => string,
): MenuEntry[] {
  const situation = situationOf(store);
  if (!situation) return [];
  const entries: MenuEntry[] = [];
  let group = '';
  for (const command of COMMANDS) {
    if (!command.inMenu || (command.inMenu === 'empty' && situation.selection.length > 0)) continue;
    const refusal = whyNot(command, situation);
    if (!refusal && command.enabled?.(situation) === false) continue;
    if (group && command.group !== group) entries.push({ kind: 'separator', id: `before-${command.name}` });
    group = command.group;
    const [shortcut] = command.shortcuts ?? [];
    entries.push({
      id: command.name,
      label: wordsOf(command.name),
      shortcut: shortcut && shortcutText(shortcut, platformIsMac()),
      danger: command.name === removeNodes.name,
      disabledReason: refusal ? refusalWords(refusal) : undefined,
      onSelect: () => performCommand(store, port, command),
    });
  }
  return entries;
}

export interface LayerMenuProps {
  /** Client px; null is closed. */
  at: { x: number; y: number } | null;
  onClose(): void;
}

export function LayerMenu({ at, onClose }: LayerMenuProps) {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const items = useMemo(
    () => (at ? layerMenuEntries({ store, port }, (name) => t(`commands.${name}`)) : []),
    [at, store, port, t],
  );
  return <ContextMenu at={items.length > 0 ? at : null} label={t('canvas.menu')} items={items} onClose={onClose} />;
}
