// The designer's own sets. They can be used like ready-made ones, and deleted.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PanelHeading } from '@/ui/PanelHeading';
import { SetCard } from '../sets/SetCard';
import type { OwnSet, OwnSets } from './useOwnSets';

export function OwnSetRows({ sets: { sets, remove } }: { sets: OwnSets }) {
  const { t } = useTranslation('pictures');
  const [deleting, setDeleting] = useState<OwnSet | null>(null);
  return (
    <section aria-label={t('sets')} className="mt-2 flex flex-col gap-1.5">
      <PanelHeading level={2}>{t('sets')}</PanelHeading>
      {sets.length === 0 ? <p className="text-sm text-muted">{t('noSets')}</p> : null}
      {sets.map((own) => (
        <div key={own.set.id} className="flex flex-col">
          <ul>
            <SetCard set={own.set} />
          </ul>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 size={14} aria-hidden="true" />}
            className="self-end"
            onClick={() => setDeleting(own)}
          >
            {t('deleteSet', { name: own.set.name })}
          </Button>
        </div>
      ))}
      {deleting ? (
        <ConfirmDialog
          open
          danger
          title={t('deleteSetTitle', { name: deleting.set.name })}
          message={t('deleteSetText')}
          confirmLabel={t('confirmDelete')}
          onConfirm={() => void remove(deleting).then(() => setDeleting(null))}
          onCancel={() => setDeleting(null)}
        />
      ) : null}
    </section>
  );
}
