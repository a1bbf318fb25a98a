// A version in the list: its image, name and time, "Restore", and further actions.
import { CopyPlus, Ellipsis, History, Pencil, TagX, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VERSION_NAME_MAX } from '@/schemas/limits';
import { languageRow } from '@/service/language/i18n';
import { momentText } from '@/service/language/momentText';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';
import type { MenuEntry } from '@/ui/menuEntries';
import { TextInput } from '@/ui/TextInput';
import type { VersionActs } from './useVersionActs';
import type { ListedVersion } from './useVersions';
import { VersionPicture } from './VersionPicture';

interface VersionRowProps {
  version: ListedVersion;
  acts: VersionActs;
  onLeave(): void;
}

export function VersionRow({ version, acts, onLeave }: VersionRowProps) {
  const { t, i18n } = useTranslation('versions');
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const time = momentText(version.savedAt, languageRow(i18n.language).dates);
  const label = version.name || t('saveOf', { time });

  const backToRow = () => row.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  const entries: MenuEntry[] = [
    {
      id: 'name',
      label: t(version.name ? 'rename' : 'giveName'),
      icon: <Pencil size={14} />,
      onSelect: () => setNaming(true),
    },
    ...(version.name
      ? [
          {
            id: 'unname',
            label: t('removeName'),
            icon: <TagX size={14} />,
            onSelect: () => void acts.rename(version, ''),
          },
        ]
      : []),
    {
      id: 'asNew',
      label: t('openAsNew'),
      icon: <CopyPlus size={14} />,
      onSelect: () => void acts.openAsNew(version).then((isDone) => isDone && onLeave()),
    },
    { id: 'delete', label: t('delete'), icon: <Trash2 size={14} />, danger: true, onSelect: () => setAsking(true) },
  ];

  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised p-2">
      <VersionPicture version={version} />
      <div className="min-w-0 grow basis-40">
        {isNaming ? (
          <NameForm
            initial={version.name}
            busy={acts.busy !== null}
            onCancel={() => {
              setNaming(false);
              requestAnimationFrame(backToRow);
            }}
            onName={async (name) => {
              if (!(await acts.rename(version, name))) return;
              setNaming(false);
              requestAnimationFrame(backToRow);
            }}
          />
        ) : (
          <h3 className={`text-sm font-semibold [overflow-wrap:anywhere] ${version.name ? '' : 'text-muted'}`}>
            {version.name || t('save')}
          </h3>
        )}
        <p className="text-xs text-muted">
          {time}
          {version.where === 'device' ? ` · ${t('onDevice')}` : ''}
        </p>
        {version.goesNext ? <p className="text-xs text-warning">{t('goesNext')}</p> : null}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button
          size="sm"
          icon={<History size={14} aria-hidden="true" />}
          aria-label={t('restoreNamed', { version: label })}
          disabled={acts.busy !== null}
          onClick={() => void acts.restore(version, label).then((isDone) => isDone && onLeave())}
        >
          {t('restore')}
        </Button>
        <Menu
          label={t('actions', { version: label })}
          iconOnly
          icon={<Ellipsis size={16} aria-hidden="true" />}
          variant="ghost"
          size="sm"
          anchor="bottom end"
          items={entries}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deleteTitle', { version: label })}
        message={t('deleteText')}
        confirmLabel={t('delete')}
        busy={acts.busy !== null}
        onConfirm={() => void acts.remove(version, label).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

interface NameFormProps {
  initial: string;
  busy: boolean;
  onName(name: string): Promise<void>;
  onCancel(): void;
}

/** Enter saves the name, Escape leaves the field and keeps the dialog open. */
function NameForm({ initial, busy, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation('versions');
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void onName(name.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-1.5">
      <TextInput
        ref={(input) => input?.focus()}
        value={name}
        onChange={setName}
        maxLength={VERSION_NAME_MAX}
        aria-label={t('nameLabel')}
        className="min-w-0 grow basis-32"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" size="sm" busy={busy} disabled={name.trim() === ''}>
        {t('setName')}
      </Button>
    </form>
  );
}
