// Every command with its keys and the place to run it without them, in one table per group.
import { useTranslation } from 'react-i18next';
import { COMMANDS } from '@/editor/commands';
import { COMMAND_GROUPS, type CommandGroup } from '@/editor/commands/defineCommand';
import { isSingleKey, parseShortcut, shortcutText } from '@/editor/commands/keys';
import { type ExtraShortcut, extraShortcuts } from '@/service/extraShortcuts';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { Table } from '@/ui/Table';
import { useStoreValue } from '@/ui/useStoreValue';
import { routesOf } from './routes';

function Keys({ shortcuts, isOn }: { shortcuts: readonly string[]; isOn: boolean }) {
  const { t } = useTranslation(['editor', 'shortcuts']);
  const isMac = platformIsMac();
  return shortcuts.map((shortcut, index) => {
    const isOff = !isOn && isSingleKey(parseShortcut(shortcut));
    return (
      <span key={shortcut} className="inline-block whitespace-pre">
        {index > 0 ? ` ${t('shortcuts:or')} ` : null}
        <kbd
          className={`rounded border border-line bg-raised px-1.5 font-sans text-xs ${isOff ? 'text-muted line-through' : 'text-ink'}`}
        >
          {shortcutText(shortcut, isMac)}
        </kbd>
        {isOff ? <span className="sr-only">{t('shortcuts:switchedOff')}</span> : null}
      </span>
    );
  });
}

function GroupTable({ group, isOn }: { group: CommandGroup; isOn: boolean }) {
  const { t } = useTranslation(['editor', 'shortcuts']);
  const commands = COMMANDS.filter((command) => command.group === group);
  return (
    <section className="break-inside-avoid-column pb-4">
      <PanelHeading level={3}>{t(`commands.groups.${group}`)}</PanelHeading>
      <Table
        caption={t(`commands.groups.${group}`)}
        captionClass="sr-only"
        rowClass="border-t border-line align-baseline"
        rows={commands.map((command) => ({ key: command.name, command }))}
        columns={[
          {
            key: 'command',
            title: t('shortcuts:command'),
            headClass: 'w-[42%] py-1 pr-3',
            cellClass: 'py-1 pr-3',
            draw: ({ key }) => t(`commands.${key}`),
          },
          {
            key: 'elsewhere',
            title: t('shortcuts:elsewhere'),
            headClass: 'w-[26%] py-1 pr-3',
            cellClass: 'py-1 pr-3 text-xs text-muted',
            draw: ({ command }) =>
              routesOf(command)
                .map((route) => t(`shortcuts:routes.${route}`))
                .join(t('canvas.separator')),
          },
          {
            key: 'keys',
            title: t('shortcuts:keys'),
            headClass: 'py-1 !text-right',
            cellClass: 'py-1 text-right text-muted',
            draw: ({ command }) => <Keys shortcuts={command.shortcuts ?? []} isOn={isOn} />,
          },
        ]}
      />
    </section>
  );
}

/** In the texts of the namespace it belongs to. */
function BesideWords({ beside }: { beside: ExtraShortcut }) {
  const { t } = useTranslation(beside.room);
  return t(beside.text);
}

function KeysBeside({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation(['editor', 'shortcuts']);
  const keys = useStoreValue(extraShortcuts);
  return keys.length === 0 ? null : (
    <section className="break-inside-avoid-column pb-4">
      <PanelHeading level={3}>{t('shortcuts:keysBeside')}</PanelHeading>
      <Table
        caption={t('shortcuts:keysBeside')}
        captionClass="sr-only"
        headClass="sr-only"
        rowClass="border-t border-line align-baseline"
        rows={keys.map((beside) => ({ key: beside.shortcut, beside }))}
        columns={[
          {
            key: 'command',
            title: t('shortcuts:command'),
            cellClass: 'py-1 pr-3',
            draw: ({ beside }) => <BesideWords beside={beside} />,
          },
          {
            key: 'keys',
            title: t('shortcuts:keys'),
            cellClass: 'py-1 text-right text-muted',
            draw: ({ key }) => <Keys shortcuts={[key]} isOn={isOn} />,
          },
        ]}
      />
    </section>
  );
}

/** Uses level-3 headings. `isOn`: single-character shortcuts are enabled. */
export function KeyTables({ isOn }: { isOn: boolean }) {
  return (
    <>
      {COMMAND_GROUPS.filter((group) => COMMANDS.some((one) => one.group === group)).map((group) => (
        <GroupTable key={group} group={group} isOn={isOn} />
      ))}
      <KeysBeside isOn={isOn} />
    </>
  );
}
