// Buttons of an ordered list for the selected entry: earlier, later, remove; and the count.
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/IconButton';
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
          <IconButton
            size="xs"
            label={t('ui.list.up', { name })}
            icon={<ArrowUp size={14} />}
            disabledReason={chosen === 0 ? t('ui.images.isFirst') : undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="xs"
            label={t('ui.list.down', { name })}
            icon={<ArrowDown size={14} />}
            disabledReason={chosen === count - 1 ? t('ui.images.isLast') : undefined}
            onClick={() => onMove(1)}
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
