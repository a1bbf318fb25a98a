// The switch between the normal and always-on mode of the open copy, in the center of the top bar.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MODE_COMMANDS } from '@/editor/commands/modes';
import { useEditor } from '@/editor/dispatch/editorContext';
import { focusChosenTab, useFocusPlace } from '@/editor/dispatch/focus';
import { runCommand } from '@/editor/dispatch/runCommand';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectMode } from '@/editor/document/selectors';
import type { ModeName } from '@/schemas/design';
import { type TabItem, Tabs } from '@/ui/Tabs';

const MODES: readonly ModeName[] = ['normal', 'ambient'];

export function ModeTabs({ className = '' }: { className?: string }) {
  const { t } = useTranslation('editor');
  const { store } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  useFocusPlace('modes', root, { take: () => focusChosenTab(root.current) });
  const mode = useEditorState(selectMode);
  const tabs = MODES.map((id): TabItem<ModeName> => ({ id, label: t(`modes.${id}`) }));
  return (
    <div ref={root} className={className}>
      <Tabs
        label={t('modes.title')}
        variant="pill"
        tabs={tabs}
        value={mode}
        onChange={(id) => runCommand(store, MODE_COMMANDS[id], undefined)}
        controls="canvas"
      />
    </div>
  );
}
