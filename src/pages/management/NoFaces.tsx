// The dashboard of a user without faces: what will be shown here, and a link to create the first one.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewDesignDialogProps } from '@/drafts/newDesign/NewDesignDialog';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';

const NewDesignDialog = later<NewDesignDialogProps>(
  async () => (await import('@/drafts/newDesign/NewDesignDialog')).NewDesignDialog,
  ({ onClose }) => onClose(),
);

export function NoFaces() {
  const { t } = useTranslation('management');
  const [isCreating, setCreating] = useState(false);
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-4 py-20 text-center">
      <p className="text-lg font-semibold">{t('empty.title')}</p>
      <p className="max-w-md text-pretty text-muted">{t('empty.text')}</p>
      <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setCreating(true)}>
        {t('empty.create')}
      </Button>
      {isCreating ? <NewDesignDialog open onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
