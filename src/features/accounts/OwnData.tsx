// "Your data" on the profile: deleting the account. The dialog is loaded on first use.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/schemas/session';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';
import type { DeleteAccountDialogProps } from './ownData/DeleteAccountDialog';

const DeleteAccountDialog = later<DeleteAccountDialogProps>(
  async () => (await import('./ownData/DeleteAccountDialog')).DeleteAccountDialog,
  ({ onClose }) => onClose(),
);

export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <section aria-labelledby="own-data" className="flex flex-col gap-2">
      <h2 id="own-data" className="text-lg font-semibold">
        {t('data.title')}
      </h2>
      <div className="flex flex-col rounded-xl border border-line bg-panel px-5 sm:px-6">
        <div className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-6">
          <p className="grow text-sm leading-relaxed text-pretty">{t('data.deleteText')}</p>
          <Button
            className="shrink-0 self-start sm:self-center"
            icon={<Trash2 size={14} />}
            aria-haspopup="dialog"
            onClick={() => setDeleting(true)}
          >
            {t('data.delete')}
          </Button>
        </div>
      </div>
      {isDeleting ? <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} /> : null}
    </section>
  );
}
