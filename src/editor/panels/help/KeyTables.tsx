// Every command of the registry with its keys, and the place where it is done without them: a table per group.
import { useTranslation } from 'react-i18next';
import { type KeyBeside, keysBeside } from '@/service/keysBeside';
import { PanelHeading } from '@/ui/PanelHeading';
import { platformIsMac } from '@/ui/platform';
import { useStoreValue } from '@/ui/useStoreValue';
import { COMMANDS } from '../../commands';
import { COMMAND_GROUPS, type CommandGroup } from '../../commands/defineCommand';
import { isSingleKey, parseShortcut, shortcutText } from '../../commands/keys';
import { routesOf } from './routes';

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

/** Keys of the product that this build has beside the editor's commands. */
function KeyBesideRow({ beside, isOn }: { beside: KeyBeside; isOn: boolean }) {
  const { t } = useTranslation(beside.room);
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {t(beside.text)}
      </th>
      <td className="py-1 text-right text-muted">
        <Keys shortcuts={[beside.shortcut]} isOn={isOn} />
      </td>
    </tr>
  );
}

function KeysBeside({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('editor');
  const keys = useStoreValue(keysBeside);
  return keys.length === 0 ? null : (
    <section className="break-inside-avoid-column pb-4">
      <PanelHeading level={3}>{t('help.keysBeside')}</PanelHeading>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{t('help.keysBeside')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('help.command')}</th>
            <th scope="col">{t('help.keys')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((beside) => (
            <KeyBesideRow key={beside.shortcut} beside={beside} isOn={isOn} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Under headings of the third level. `isOn`: keys of one character act. */
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
