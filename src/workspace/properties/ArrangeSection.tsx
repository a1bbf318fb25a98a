// Buttons that reorder and group the selected layers, with their shortcuts. A disabled button shows the reason.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Command, reasonOfDisabled } from '@/editor/commands/defineCommand';
import { group, ungroup } from '@/editor/commands/groups';
import { ariaShortcut } from '@/editor/commands/keys';
import { ORDER_COMMANDS } from '@/editor/commands/order';
import { moveIntoGroup, moveOutOfGroup } from '@/editor/commands/regroup';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { situationOf } from '@/editor/dispatch/runCommand';
import { selectNodes, selectPolicy, selectSelection, type WithEditor } from '@/editor/document/selectors';
import type { Refusal } from '@/face/platforms/platformPolicy';
import { refusalWords } from '@/simulator/refusalWords';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { Toolbar } from '@/ui/Toolbar';
import { useOfSelection } from './useOfSelection';

const GROUP_COMMANDS: readonly Command[] = [group, ungroup, moveIntoGroup, moveOutOfGroup] as readonly Command[];

/**
 * Why each command is disabled, null if it is enabled, as JSON. Recomputed when layers or selection change.
 */
function reasonsSelector(store: EditorReduxStore, commands: readonly Command[]): (state: WithEditor) => string {
  let seen: readonly unknown[] = [];
  let last = '';
  return (state) => {
    const now = [selectNodes(state), selectSelection(state)];
    if (now.every((part, index) => part === seen[index])) return last;
    seen = now;
    const situation = situationOf(store);
    last = JSON.stringify(commands.map((command) => (situation ? reasonOfDisabled(command, situation) : null)));
    return last;
  };
}

interface CommandBarProps {
  label: string;
  commands: readonly Command[];
}

function CommandBar({ label, commands }: CommandBarProps) {
  const { t } = useTranslation(['editor', 'rules']);
  const { store, port } = useEditor();
  const [selectReasons] = useState(() => reasonsSelector(store, commands));
  const reasons: readonly (Refusal | null)[] = JSON.parse(useOfSelection(selectReasons));
  const isMac = platformIsMac();
  return (
    <Toolbar label={label} className="flex-wrap !gap-1.5">
      {commands.map((command, index) => {
        const reason = reasons[index];
        return (
          <Button
            key={command.name}
            size="sm"
            aria-keyshortcuts={command.shortcuts?.map((shortcut) => ariaShortcut(shortcut, isMac)).join(' ')}
            disabledReason={reason ? refusalWords(reason) : undefined}
            onClick={() => performCommand(store, port, command)}
          >
            {t(`commands.${command.name}`)}
          </Button>
        );
      })}
    </Toolbar>
  );
}

export function ArrangeSection() {
  const { t } = useTranslation('editor');
  const hasGroups = useOfSelection((state) => selectPolicy(state)?.hasGroups === true);
  return (
    <section aria-label={t('properties.arrange')} className="flex flex-col gap-2 py-2">
      <PanelHeading>{t('properties.arrange')}</PanelHeading>
      <CommandBar label={t('properties.arrange')} commands={ORDER_COMMANDS as readonly Command[]} />
      {hasGroups ? <CommandBar label={t('properties.grouping')} commands={GROUP_COMMANDS} /> : null}
    </section>
  );
}
