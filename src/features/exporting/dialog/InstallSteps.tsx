// How to install a package on a watch from a computer: the settings on the watch, and commands to type with copy
// buttons.
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/ui/announce';
import { IconButton } from '@/ui/IconButton';

/** The commands belong to the platform's own tool. Text in capitals is shown on the watch. */
const commandsFor = (file: string): readonly { key: string; command: string }[] => [
  { key: 'pair', command: 'adb pair ADDRESS:PORT' },
  { key: 'connect', command: 'adb connect ADDRESS:PORT' },
  { key: 'install', command: `adb install -r ${/[^\w.-]/.test(file) ? `"${file}"` : file}` },
];

const STEPS = ['prepare', 'wireless', 'pair', 'connect', 'install', 'choose'] as const;

export function InstallSteps({ file }: { file: string }) {
  const { t } = useTranslation('export');
  const commands = commandsFor(file);
  const copy = async (command: string) => {
    await navigator.clipboard.writeText(command).then(
      () => announce(t('install.copied')),
      () => announce(t('install.notCopied')),
    );
  };
  return (
    <details
      className="rounded-lg border border-line text-sm"
      onToggle={({ currentTarget }) => {
        // They open below the visible part of the scroll area.
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <summary className="min-h-9 cursor-pointer rounded-lg px-3 py-2 font-semibold hover:bg-hover">
        {t('install.title')}
      </summary>
      <ol className="flex list-decimal flex-col gap-2 px-3 pt-1 pb-3 pl-8">
        {STEPS.map((step) => {
          const command = commands.find(({ key }) => key === step)?.command;
          return (
            <li key={step} className="text-pretty">
              {t(`install.${step}`)}
              {command ? (
                <span className="mt-1 flex items-center gap-1 rounded-md border border-line bg-app px-2">
                  <code className="min-w-0 grow py-1 text-xs [overflow-wrap:anywhere]">{command}</code>
                  <IconButton
                    size="xs"
                    label={t('install.copy', { command })}
                    icon={<Copy size={14} />}
                    onClick={() => void copy(command)}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="px-3 pb-3 text-xs text-pretty text-muted">{t('install.update')}</p>
    </details>
  );
}
