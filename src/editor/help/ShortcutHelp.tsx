// The help dialog: every command of the registry that has keys, by group. Its words are those of menus and buttons.
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/Dialog';
import { PanelHeading } from '@/ui/PanelHeading';
import { COMMANDS } from '../commands';
import { COMMAND_GROUPS, type CommandGroup } from '../commands/defineCommand';
import { shortcutText } from '../commands/keys';
import { platformIsMac } from '../keys/platform';

export interface ShortcutHelpProps {
  open: boolean;
  onClose(): void;
}

/** The list is longer than most windows: with the focus in it, the arrows scroll. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

function GroupTable({ group, isMac }: { group: CommandGroup; isMac: boolean }) {
  const { t } = useTranslation('editor');
  const commands = COMMANDS.filter((command) => command.group === group && command.shortcuts);
  return (
    <section className="break-inside-avoid pb-4">
      <PanelHeading level={3}>{t(`commands.groups.${group}`)}</PanelHeading>
      <table className="w-full text-sm">
        <caption className="sr-only">{t(`commands.groups.${group}`)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('help.command')}</th>
            <th scope="col">{t('help.keys')}</th>
          </tr>
        </thead>
        <tbody>
          {commands.map((command) => (
            <tr key={command.name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {t(`commands.${command.name}`)}
              </th>
              <td className="py-1 text-right whitespace-nowrap text-muted">
                {command.shortcuts?.map((shortcut, index) => (
                  <span key={shortcut}>
                    {index > 0 ? ` ${t('help.or')} ` : null}
                    <kbd className="rounded border border-line bg-raised px-1.5 font-sans text-xs text-ink">
                      {shortcutText(shortcut, isMac)}
                    </kbd>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation('editor');
  const isMac = platformIsMac();
  const groups = COMMAND_GROUPS.filter((group) => COMMANDS.some((one) => one.group === group && one.shortcuts));
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} description={t('help.intro')} size="xl">
      <div role="region" aria-label={t('help.title')} className="gap-6 sm:columns-2" {...SCROLLED_BY_KEYS}>
        {groups.map((group) => (
          <GroupTable key={group} group={group} isMac={isMac} />
        ))}
      </div>
    </Dialog>
  );
}
