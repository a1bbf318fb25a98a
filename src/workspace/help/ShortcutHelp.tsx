// The help dialog: every command with its keys and the place to run it without them.
import { FileInput, MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorDialog } from '@/editor/commands/viewState';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { importReports } from '@/service/importReports';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Switch } from '@/ui/Switch';
import { useStoreValue } from '@/ui/useStoreValue';
import { HelpLinks } from './HelpLinks';
import { KeyTables } from './KeyTables';

export interface ShortcutHelpProps {
  open: boolean;
  onClose(): void;
}

/** The list is longer than most windows. With the focus in it, arrow keys scroll. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

/** Speech input requires turning them off (WCAG 2.1.4). */
function SingleKeySwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['editor', 'shortcuts']);
  const { singleKeys } = useDesk();
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-raised px-3 py-2">
      <Switch labelledBy={`${id}-label`} describedBy={`${id}-hint`} checked={isOn} onChange={singleKeys.set} />
      <div className="min-w-0 text-sm">
        <p id={`${id}-label`}>{t('shortcuts:singleKeys')}</p>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {t('shortcuts:singleKeysHint')}
        </p>
      </div>
    </div>
  );
}

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation(['editor', 'shortcuts']);
  const { singleKeys, dialogs } = useDesk();
  const isOn = useStoreValue(singleKeys);
  /** Opens after this dialog has closed and restored the focus, because two open dialogs would both handle Escape. */
  const show = (dialog: EditorDialog) => {
    onClose();
    setTimeout(() => dialogs.open(dialog), 0);
  };
  const id = useEditorState(({ editor }) => editor.design?.id ?? '');
  const isImported = useStoreValue(importReports).has(id);
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts:title')} description={t('shortcuts:intro')} size="xl">
      <div className="flex flex-wrap items-stretch gap-3 pb-4">
        <SingleKeySwitch isOn={isOn} />
        <HelpLinks />
        <Button icon={<MessageSquare size={14} />} className="self-center" onClick={() => show('messages')}>
          {t('commands.showMessages')}
        </Button>
        {isImported ? (
          <Button icon={<FileInput size={14} />} className="self-center" onClick={() => show('importReport')}>
            {t('help.importReport')}
          </Button>
        ) : null}
      </div>
      <section aria-label={t('shortcuts:title')} className="gap-8 lg:columns-2" {...SCROLLED_BY_KEYS}>
        <KeyTables isOn={isOn} />
      </section>
    </Dialog>
  );
}
