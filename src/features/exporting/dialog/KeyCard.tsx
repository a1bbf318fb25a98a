// The key that signs packages: whether there is one, and buttons to save, load and remove it.
import { Download, FileUp, KeyRound, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyState } from '@/packaging/useSigningKey';
import { datesOfLanguage } from '@/schemas/languages';
import { announce } from '@/ui/announce';
import { askForFiles } from '@/ui/askForFiles';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** The first bytes of a fingerprint in pairs, enough to compare two keys by eye. */
const shortFingerprint = (fingerprint: string): string =>
  (fingerprint.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');

export function KeyCard({ signing }: { signing: KeyState }) {
  const { t, i18n } = useTranslation(['export', 'messages']);
  const heading = useId();
  const { key, storage, fault } = signing;
  const importButton = useRef<HTMLButtonElement>(null);
  const hadKey = useRef(key !== null);
  const [asking, setAsking] = useState<'remove' | 'replace' | null>(null);

  // The remove button is gone after the removal.
  useEffect(() => {
    if (hadKey.current && key === null) {
      announce(t('key.removed'));
      importButton.current?.focus();
    }
    hadKey.current = key !== null;
  }, [key, t]);

  const bringIn = async () => {
    setAsking(null);
    const [file] = await askForFiles({ accept: '.pem,application/x-pem-file,text/plain' });
    if (file && (await signing.bringIn(file))) announce(t('key.broughtIn'));
  };
  const day = (at: number) =>
    new Intl.DateTimeFormat(datesOfLanguage(i18n.language), { dateStyle: 'medium' }).format(at);

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-lg border border-line bg-app p-3 text-sm">
      <h3 id={heading} className="flex items-center gap-2 font-semibold">
        <KeyRound size={16} aria-hidden="true" />
        {t('key.title')}
      </h3>
      {key ? (
        <>
          <p>
            {t('key.is', { fingerprint: shortFingerprint(key.fingerprint) })}{' '}
            <span className="whitespace-nowrap text-muted">{t('key.since', { day: day(key.since) })}</span>
          </p>
          <p className={key.isBackedUp ? 'text-muted' : 'text-warning'}>
            {t(key.isBackedUp ? 'key.backedUp' : 'key.notBackedUp')}
          </p>
        </>
      ) : (
        <p className="text-muted">{t('key.none')}</p>
      )}
      <p className="text-xs text-pretty text-muted">{t(storage === 'memory' ? 'key.inMemory' : 'key.lost')}</p>
      {fault ? (
        <p role="alert" className="text-danger">
          {t(`key.faults.${fault}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 pt-1">
        {key ? (
          <Button size="sm" icon={<Download size={14} />} onClick={() => void signing.takeAlong()}>
            {t('key.export')}
          </Button>
        ) : null}
        <Button
          ref={importButton}
          size="sm"
          icon={<FileUp size={14} />}
          onClick={() => (key ? setAsking('replace') : void bringIn())}
        >
          {t('key.import')}
        </Button>
        {key ? (
          <Button size="sm" variant="ghost" icon={<Trash2 size={14} />} onClick={() => setAsking('remove')}>
            {t('key.remove')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asking === 'replace'}
        title={t('key.replaceTitle')}
        message={t('key.replaceText')}
        confirmLabel={t('key.replaceConfirm')}
        onConfirm={() => void bringIn()}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        danger
        title={t('key.removeTitle')}
        message={t(key?.isBackedUp ? 'key.removeText' : 'key.removeUnsaved')}
        confirmLabel={t('key.removeConfirm')}
        onConfirm={() => {
          setAsking(null);
          void signing.remove();
        }}
        onCancel={() => setAsking(null)}
      />
    </section>
  );
}
