// "Your data" on the profile: sessions, the download, and deleting the account. The dialogs are loaded on first use.
import { Download, MonitorSmartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/schemas/session';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';
import type { DeleteAccountDialogProps } from './ownData/DeleteAccountDialog';
import type { DownloadDataDialogProps } from './ownData/DownloadDataDialog';
import type { SessionsDialogProps } from './ownData/SessionsDialog';

const DeleteAccountDialog = later<DeleteAccountDialogProps>(
  async () => (await import('./ownData/DeleteAccountDialog')).DeleteAccountDialog,
  ({ onClose }) => onClose(),
);
const DownloadDataDialog = later<DownloadDataDialogProps>(
  async () => (await import('./ownData/DownloadDataDialog')).DownloadDataDialog,
  ({ onClose }) => onClose(),
);
const SessionsDialog = later<SessionsDialogProps>(
  async () => (await import('./ownData/SessionsDialog')).SessionsDialog,
  ({ onClose }) => onClose(),
);

function Row({ text, label, icon, onClick }: { text: string; label: string; icon: ReactNode; onClick(): void }) {
  return (
    <div className="flex flex-col gap-3 border-b border-line py-4 last:border-b-0 sm:flex-row sm:items-center sm:gap-6">
      <p className="grow text-sm leading-relaxed text-pretty">{text}</p>
      <Button className="shrink-0 self-start sm:self-center" icon={icon} aria-haspopup="dialog" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const [dialog, setDialog] = useState<'sessions' | 'download' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <section aria-labelledby="own-data" className="flex flex-col gap-2">
      <h2 id="own-data" className="text-lg font-semibold">
        {t('data.title')}
      </h2>
      <div className="flex flex-col rounded-xl border border-line bg-panel px-5 sm:px-6">
        <Row
          text={t('sessions.text')}
          label={t('sessions.show')}
          icon={<MonitorSmartphone size={14} />}
          onClick={() => setDialog('sessions')}
        />
        <Row
          text={t('data.downloadText')}
          label={t('data.download')}
          icon={<Download size={14} />}
          onClick={() => setDialog('download')}
        />
        <Row
          text={t('data.deleteText')}
          label={t('data.delete')}
          icon={<Trash2 size={14} />}
          onClick={() => setDialog('delete')}
        />
      </div>
      {dialog === 'sessions' ? <SessionsDialog onClose={close} /> : null}
      {dialog === 'download' ? <DownloadDataDialog user={user} onClose={close} /> : null}
      {dialog === 'delete' ? <DeleteAccountDialog user={user} onClose={close} /> : null}
    </section>
  );
}
