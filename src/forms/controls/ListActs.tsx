// Buttons of an ordered list for the selected entry: earlier, later, remove; and the count.
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
import { MoveButtons } from '@/ui/MoveButtons';
import { Toolbar } from '@/ui/Toolbar';

export interface ListActsProps {
  /** Id of the count's text. */
  id: string;
  count: number;
  most: number | undefined;
  /** Name of the selected entry. */
  name: string;
  chosen: number;
  disabled: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

export function ListActs({ id, count, most, name, chosen, disabled, onMove, onRemove }: ListActsProps) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <span id={id} className="text-xs text-muted tabular-nums">
        {most === undefined ? t('ui.list.count', { count }) : t('ui.list.countOf', { count, most })}
      </span>
      {count > 0 && !disabled ? (
        <Toolbar label={t('ui.list.acts')}>
          <MoveButtons
            at={chosen}
            count={count}
            size="xs"
            words={{
              up: t('ui.list.up', { name }),
              down: t('ui.list.down', { name }),
              first: t('ui.images.isFirst'),
              last: t('ui.images.isLast'),
            }}
            onMove={onMove}
          />
          <IconButton
            size="xs"
            label={t('ui.removeOf', { label: name })}
            icon={<Trash2 size={14} />}
            onClick={onRemove}
          />
        </Toolbar>
      ) : null}
    </div>
  );
}
