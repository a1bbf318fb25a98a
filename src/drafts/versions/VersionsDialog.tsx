// The versions of the open design: name the present state, and restore, rename or delete saved ones.
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { designName } from '@/schemas/designNames';
import { VERSION_NAME_MAX, VERSIONS_NAMED_MAX, VERSIONS_SAVED_MAX } from '@/schemas/limits';
import { useReason } from '@/service/api/useReason';
import { useDataLanguage } from '@/service/language/useDataLanguage';
import { VISITOR } from '@/service/localDrafts/records';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Segmented } from '@/ui/Segmented';
import { Spinner } from '@/ui/Spinner';
import { TextInput } from '@/ui/TextInput';
import { useOpenedDraftPorts } from './openedDraft';
import { useVersionActs } from './useVersionActs';
import { useVersions } from './useVersions';
import { OpenPicture } from './VersionPicture';
import { VersionRow } from './VersionRow';

export interface VersionsDialogProps {
  onClose(): void;
}

export function VersionsDialog({ onClose }: VersionsDialogProps) {
  const { t } = useTranslation('versions');
  const { opened, session } = useOpenedDraftPorts();
  // The dialog is modal, so the design stays as it was when it opened.
  const [design] = useState(() => opened.design());
  const language = useDataLanguage();
  const owner = session.owner();
  const reasonOf = useReason();
  const { status, items, isAccountUnread, accountError, reload } = useVersions(design?.id ?? '', owner);
  const acts = useVersionActs(reload);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<'all' | 'named'>('all');
  const named = items.filter((version) => version.name !== '');
  const listed = shown === 'named' ? named : items;
  const isVisitor = owner === VISITOR;
  /** The account accepts no more names, so the named versions of this device stay there. */
  const isFull =
    named.filter(({ where }) => where === 'account').length >= VERSIONS_NAMED_MAX &&
    named.some(({ where }) => where === 'device');
  const isPartlyHere = !isVisitor && items.some((version) => version.where === 'device' && version.design !== null);

  const nameOpen = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== '' && (await acts.nameOpen(wanted))) setName('');
    // Without a name, and after one was saved, the user types next.
    field.current?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={acts.busy ? t(`progress.${acts.busy}`) : undefined}
      size="lg"
      title={t('title', { name: design ? designName(design, language) : '' })}
      description={t(isVisitor ? 'limitsHere' : 'limits', {
        saves: VERSIONS_SAVED_MAX,
        named: VERSIONS_NAMED_MAX,
      })}
    >
      <div className="flex flex-col gap-4">
        <form
          onSubmit={(event) => void nameOpen(event)}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-accent/50 p-2"
        >
          <OpenPicture design={design} />
          <div className="flex min-w-0 grow basis-56 flex-col gap-1.5">
            <h3 className="text-sm font-semibold">{t('open')}</h3>
            <div className="flex flex-wrap gap-1.5">
              <TextInput
                ref={field}
                value={name}
                onChange={setName}
                maxLength={VERSION_NAME_MAX}
                aria-label={t('nameLabel')}
                placeholder={t('nameExample')}
                className="min-w-0 grow basis-36"
              />
              <Button type="submit" busy={acts.busy !== null}>
                {t('nameThis')}
              </Button>
            </div>
          </div>
        </form>

        {isAccountUnread ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            <p className="grow">
              {t('accountUnread')} {reasonOf(accountError)}
            </p>
            <Button size="sm" onClick={reload}>
              {t('again')}
            </Button>
          </div>
        ) : null}
        {status === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
            <p className="grow">{t('listFailed')}</p>
            <Button size="sm" onClick={reload}>
              {t('again')}
            </Button>
          </div>
        ) : null}
        {status === 'loading' ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner size={14} /> {t('loading')}
          </p>
        ) : null}
        {status === 'ready' ? (
          <>
            <Segmented<'all' | 'named'>
              label={t('show')}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: t('showAll', { count: items.length }) },
                { value: 'named', label: t('showNamed', { count: named.length }) },
              ]}
            />
            {isPartlyHere ? (
              <p className="text-sm text-muted">
                {isFull ? t('staysHere', { named: VERSIONS_NAMED_MAX }) : t('uploadedLater')}
              </p>
            ) : null}
            {listed.length === 0 ? (
              <p className="text-sm text-muted">
                {t(shown === 'named' ? 'noneNamed' : isVisitor ? 'noneHere' : 'none')}
              </p>
            ) : (
              <ul aria-label={t('list')} className="flex flex-col gap-2">
                {listed.map((version) => (
                  <VersionRow key={version.key} version={version} acts={acts} onLeave={onClose} />
                ))}
              </ul>
            )}
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
