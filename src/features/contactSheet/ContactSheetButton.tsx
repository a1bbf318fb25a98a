// Opens the contact sheet of a design that is not open in the editor.
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/schemas/design';
import { Button } from '@/ui/Button';
import { later } from '@/ui/later';
import type { SavedContactSheetProps } from './sheet/SavedContactSheet';

const SavedContactSheet = later<SavedContactSheetProps>(
  async () => (await import('./sheet/SavedContactSheet')).SavedContactSheet,
  ({ onClose }) => onClose(),
);

export function ContactSheetButton({ design }: { design: Design }) {
  const { t } = useTranslation('publish');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<LayoutGrid size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('contactSheet')}
      </Button>
      {isOpen ? <SavedContactSheet design={design} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
