// The help dialog: every command of the registry with its keys and the place where it is done without them.
import { MessageSquare } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { Switch } from '@/ui/Switch';
import { COMMANDS } from '../../commands';
import { COMMAND_GROUPS, type CommandGroup } from '../../commands/defineCommand';
import { isSingleKey, parseShortcut, shortcutText } from '../../commands/keys';
import { openDialog } from '../../door/openDialog';
import { singleKeys } from '../../door/singleKeys';
import { routesOf } from './routes';

export interface ShortcutHelpProps {
  open: boolean;
  onClose(): void;
}

/** The list is longer than most windows: with the focus in it, the arrows scroll. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

function Keys({ shortcuts, isOn }: { shortcuts: readonly string[]; isOn: boolean }) {
  const { t } = useTranslation('editor');
  const isMac = platformIsMac();
  return shortcuts.map((shortcut, index) => {
    const isOff = !isOn && isSingleKey(parseShortcut(shortcut));
    return (
      <span key={shortcut} className="inline-block whitespace-pre">
        {index > 0 ? ` ${t('help.or')} ` : null}
        <kbd
          className={`rounded border border-line bg-raised px-1.5 font-sans text-xs ${isOff ? 'text-muted line-through' : 'text-ink'}`}
        >
          {shortcutText(shortcut, isMac)}
        </kbd>
        {isOff ? <span className="sr-only">{t('help.switchedOff')}</span> : null}
      </span>
    );
  });
}

function GroupTable({ group, isOn }: { group: CommandGroup; isOn: boolean }) {
  const { t } = useTranslation('editor');
  const commands = COMMANDS.filter((command) => command.group === group);
  return (
    <section className="break-inside-avoid-column pb-4">
      <PanelHeading level={3}>{t(`commands.groups.${group}`)}</PanelHeading>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{t(`commands.groups.${group}`)}</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="w-[42%] py-1 pr-3 text-left font-normal">
              {t('help.command')}
            </th>
            <th scope="col" className="w-[26%] py-1 pr-3 text-left font-normal">
              {t('help.elsewhere')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('help.keys')}
            </th>
          </tr>
        </thead>
        <tbody>
          {commands.map((command) => (
            <tr key={command.name} className="border-t border-line align-baseline">
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {t(`commands.${command.name}`)}
              </th>
              <td className="py-1 pr-3 text-xs text-muted">
                {routesOf(command)
                  .map((route) => t(`help.routes.${route}`))
                  .join(t('canvas.separator'))}
              </td>
              <td className="py-1 text-right text-muted">
                <Keys shortcuts={command.shortcuts ?? []} isOn={isOn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Software that types characters for people needs them off (WCAG 2.1.4). */
function SingleKeySwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('editor');
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-raised px-3 py-2">
      <Switch labelledBy={`${id}-label`} describedBy={`${id}-hint`} checked={isOn} onChange={singleKeys.set} />
      <div className="min-w-0 text-sm">
        <p id={`${id}-label`}>{t('help.singleKeys')}</p>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {t('help.singleKeysHint')}
        </p>
      </div>
    </div>
  );
}

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation('editor');
  const isOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  const groups = COMMAND_GROUPS.filter((group) => COMMANDS.some((one) => one.group === group));
  const showMessages = () => {
    onClose();
    openDialog('messages');
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} description={t('help.intro')} size="xl">
      <div className="flex flex-wrap items-stretch gap-3 pb-4">
        <SingleKeySwitch isOn={isOn} />
        <Button icon={<MessageSquare size={14} />} className="self-center" onClick={showMessages}>
          {t('commands.showMessages')}
        </Button>
      </div>
      <div role="region" aria-label={t('help.title')} className="gap-8 lg:columns-2" {...SCROLLED_BY_KEYS}>
        {groups.map((group) => (
          <GroupTable key={group} group={group} isOn={isOn} />
        ))}
      </div>
    </Dialog>
  );
}
