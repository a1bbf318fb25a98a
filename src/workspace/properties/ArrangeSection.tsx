// Buttons that reorder the selected layers, with their shortcuts. A disabled button shows the reason.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyNot } from '@/editor/commands/defineCommand';
import { ariaShortcut } from '@/editor/commands/keys';
import { ORDER_COMMANDS } from '@/editor/commands/order';
import { type EditorReduxStore, useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { situationOf } from '@/editor/dispatch/runCommand';
import { selectNodes, selectSelection, type WithEditor } from '@/editor/document/selectors';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { Toolbar } from '@/ui/Toolbar';
import { useOfSelection } from './useOfSelection';

/**
 * Message keys of the reason why each command is disabled, empty if it is enabled. Recomputed when order or selection
 * change.
 */
function stuckSelector(store: EditorReduxStore): (state: WithEditor) => string {
  let seen: readonly unknown[] = [];
  let last = '';
  return (state) => {
    const now = [selectNodes(state), selectSelection(state)];
    if (now.every((part, index) => part === seen[index])) return last;
    seen = now;
    const situation = situationOf(store);
    last = ORDER_COMMANDS.map((command) => (situation && whyNot(command, situation)?.messageKey) ?? '').join();
    return last;
  };
}

function OrderBar() {
  const { t } = useTranslation(['editor', 'rules']);
  const { store, port } = useEditor();
  const [selectStuck] = useState(() => stuckSelector(store));
  const stuck = useOfSelection(selectStuck).split(',');
  const isMac = platformIsMac();
  return (
    <Toolbar label={t('properties.arrange')} className="flex-wrap !gap-1.5">
      {ORDER_COMMANDS.map((command, index) => (
        <Button
          key={command.name}
          size="sm"
          aria-keyshortcuts={command.shortcuts?.map((shortcut) => ariaShortcut(shortcut, isMac)).join(' ')}
          disabledReason={stuck[index] ? t(`rules:refusals.${stuck[index]}`) : undefined}
          onClick={() => performCommand(store, port, command)}
        >
          {t(`commands.${command.name}`)}
        </Button>
      ))}
    </Toolbar>
  );
}

export function ArrangeSection() {
  const { t } = useTranslation('editor');
  return (
    <section aria-label={t('properties.arrange')} className="flex flex-col gap-2 py-2">
      <PanelHeading>{t('properties.arrange')}</PanelHeading>
      <OrderBar />
    </section>
  );
}
