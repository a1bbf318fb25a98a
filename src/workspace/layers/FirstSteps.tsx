// Three first steps, shown while a face has only its background.
import { Clock, Image as ImageIcon, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openAddMenu } from '@/editor/commands/openAddMenu';
import { useEditor } from '@/editor/dispatch/editorContext';
import { performCommand } from '@/editor/dispatch/performCommand';
import { type CatalogueEntry, catalogueItem } from '@/face/nodes';
import { Button } from '@/ui/Button';
import { useAddEntry } from '../catalogue/useAddEntry';

export function FirstSteps() {
  const { t } = useTranslation('editor');
  const { store, port } = useEditor();
  const add = useAddEntry();
  const entry = (key: string, act: (entry: CatalogueEntry) => void) => () => {
    const item = catalogueItem(key);
    if (item) act(item);
  };
  const steps = [
    { key: 'time', Icon: Clock, onClick: entry('digitalTime', add) },
    { key: 'background', Icon: ImageIcon, onClick: entry('background', add) },
    { key: 'more', Icon: Plus, onClick: () => void performCommand(store, port, openAddMenu) },
  ];
  return (
    <div data-first-layer className="mx-3 mt-2 flex flex-col gap-2 rounded-md border border-line bg-raised p-3">
      <p className="text-sm text-muted">{t('layers.first')}</p>
      <ol className="flex flex-col items-stretch gap-1.5">
        {steps.map(({ key, Icon, onClick }) => (
          <li key={key} className="flex">
            <Button className="w-full justify-start" icon={<Icon size={16} aria-hidden="true" />} onClick={onClick}>
              {t(`layers.firstSteps.${key}`)}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
