// Below an ordered list: the field for the next entry, the add button, and the refusal.
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';

export interface NextEntryProps {
  /** Id of the list's field; the refusal is `<id>-refused`, the keyboard help `<id>-help`. */
  id: string;
  disabled: boolean;
  isFull: boolean;
  /** Why no entry can be added to a full list, already translated. */
  fullText?: string;
  /** Already translated; empty without a refusal. */
  refused: string;
  onAdd(): void;
  children: ReactNode;
}

export function NextEntry({ id, disabled, isFull, fullText, refused, onAdd, children }: NextEntryProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <span className="flex min-w-0 grow">{children}</span>
        <Button
          icon={<Plus size={14} />}
          disabled={disabled}
          disabledReason={isFull ? (fullText ?? t('ui.list.full')) : undefined}
          onClick={onAdd}
        >
          {t('ui.list.add')}
        </Button>
      </div>
      {refused ? (
        <p id={`${id}-refused`} role="alert" className="text-xs text-danger">
          {refused}
        </p>
      ) : null}
      <p id={`${id}-help`} className="sr-only">
        {t('ui.list.help')}
      </p>
    </>
  );
}
